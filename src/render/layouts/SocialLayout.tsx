import { Footer } from './Footer.tsx'
import type { LayoutProps } from './layout-props.ts'
import { Logo } from './Logo.tsx'
import { SkipLink } from './SkipLink.tsx'

/** A bar with the logo that stays on the screen, in place of the header. */
export function SocialLayout({ chrome, field, banner, children }: LayoutProps) {
  return (
    <>
      <SkipLink text={chrome.strings.skip} />
      {banner}
      <header data-field={field}>
        <Logo chrome={chrome} field={field} />
      </header>
      <main id="main">{children}</main>
      <Footer chrome={chrome} />
    </>
  )
}
