import type { LayoutProps } from './layout-props.ts'

export function HeaderLayout({ banner, children }: LayoutProps) {
  return (
    <>
      {banner}
      <main id="main">{children}</main>
    </>
  )
}
