import { Button } from '#kit/Button.tsx'
import { Link } from '#kit/Link.tsx'
import { useSite } from '#kit/site-context.ts'

import { Footer } from './Footer.tsx'
import type { LayoutProps } from './layout-props.ts'
import { Logo } from './Logo.tsx'
import { MenuDialog, MenuToggle } from './MenuDialog.tsx'
import { onField } from './on-field.ts'
import { SkipLink } from './SkipLink.tsx'

import styles from './header.module.css'

/** A header in the colour of the band under it, without a line between them; the footer below. */
export function HeaderLayout({ chrome, field, phoneField, path, banner, children }: LayoutProps) {
  const { header, strings } = chrome
  const { resolve } = useSite()
  return (
    <>
      <SkipLink text={strings.skip} />
      {banner}
      <header className={styles.root} {...onField(field, phoneField)}>
        <div className={styles.inner}>
          <div className={styles.phone}>
            <MenuToggle chrome={chrome} />
          </div>
          <nav className={styles.links} aria-label={strings.navigation}>
            {header?.links.map((link, index) => (
              <Link
                key={index}
                href={link.href}
                event={link.event}
                className={`${styles.link} t-button`}
                current={resolve(link.href) === resolve(path)}
              >
                {link.label}
              </Link>
            ))}
          </nav>
          <Logo chrome={chrome} field={field} phoneField={phoneField} low className={styles.logo} />
          <div className={styles.action}>
            {header ? <Button link={header.action} size="small" /> : null}
          </div>
        </div>
      </header>
      <MenuDialog chrome={chrome} field={chrome.menu.field} until="(min-width: 768px)" />
      <main id="main">{children}</main>
      <Footer chrome={chrome} />
    </>
  )
}
