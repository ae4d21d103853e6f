import type { LayoutProps } from './layout-props.ts'

/** Nothing around the blocks. */
export function BareLayout({ banner, children }: LayoutProps) {
  return (
    <>
      {banner}
      <main id="main">{children}</main>
    </>
  )
}
