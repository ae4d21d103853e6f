import type { LayoutProps } from './layout-props.ts'
import { Logo } from './Logo.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The whole screen for one thing; the logo at the bottom leads home. */
export function QuizLayout({ chrome, field, banner, children }: LayoutProps) {
  return (
    <>
      <SkipLink text={chrome.strings.skip} />
      {banner}
      <main id="main">{children}</main>
      <footer data-field={field}>
        <Logo chrome={chrome} field={field} />
      </footer>
    </>
  )
}
