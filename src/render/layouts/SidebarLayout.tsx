import { Button } from '#kit/Button.tsx'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { Chrome } from '#schema/types.ts'

import type { LayoutProps } from './layout-props.ts'
import { LegalLinks } from './LegalLinks.tsx'
import { Logo } from './Logo.tsx'
import { MenuBar, MenuDialog, MenuToggle } from './MenuDialog.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SocialDiscs } from './SocialDiscs.tsx'

import styles from './sidebar.module.css'

/** A fixed bar at the left of wide screens; a bar above and a footer below on narrow ones. */
export function SidebarLayout({ chrome, banner, children }: LayoutProps) {
  const { strings } = chrome
  const bar = chrome.sidebar?.field ?? chrome.field
  return (
    <div className={styles.root} data-field={chrome.field} data-background={chrome.background}>
      <SkipLink text={strings.skip} />
      <header className={styles.bar} data-field={bar}>
        <MenuBar chrome={chrome} field={bar} toggle={<MenuToggle chrome={chrome} />} />
      </header>
      <Sidebar chrome={chrome} />
      <MenuDialog chrome={chrome} field={chrome.menu.field} until="(min-width: 1000px)" />
      <div className={styles.page}>
        {banner}
        <main id="main" className={styles.cards}>
          {children}
        </main>
        <PhoneFooter chrome={chrome} />
      </div>
    </div>
  )
}

function Sidebar({ chrome }: { chrome: Chrome }) {
  const { sidebar, strings } = chrome
  const { links, year } = useSite()
  if (!sidebar) return null
  const { field, action, ticket, marketplaces, social, copyright, links: small } = sidebar
  return (
    <aside className={styles.sidebar} data-field={field}>
      <Logo chrome={chrome} field={field} className={styles.logo} />
      <Button link={action} size="large" className={styles.wide} />
      {ticket ? (
        <p className={styles.ticket}>
          <span className={styles.ticketLabel}>{ticket.label}</span>
          <span className={styles.ticketNumber}>{ticket.number}</span>
        </p>
      ) : null}
      {marketplaces ? (
        <section className={styles.group}>
          <h2 className="t-label">{marketplaces.title}</h2>
          <ul className={styles.rows}>
            {marketplaces.links.map((id, index) => (
              <li key={index}>
                <Link href={`link:${id}`} event={links[id]?.event} className={styles.row}>
                  {links[id]?.mark ? (
                    <Picture image={{ src: links[id].mark, alt: '' }} load="early" />
                  ) : null}
                  {links[id]?.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {social ? (
        <section className={styles.group}>
          <h2 className="t-label">{social.title}</h2>
          <SocialDiscs
            ids={social.links}
            tone="dark"
            label={social.title}
            className={styles.discs}
          />
        </section>
      ) : null}
      <div className={`${styles.foot} t-small`}>
        <Copyright line={copyright} year={year} />
        <LegalLinks
          links={small}
          label={strings.legalNavigation}
          list={styles.small}
          link={styles.smallLink}
        />
      </div>
    </aside>
  )
}

/** In “© 2026–2026” the first is when something began, and stays. */
function Copyright({ line, year }: { line: string; year: number }) {
  const found = new RegExp(`${year}(?![^\\p{L}\\p{N}]+${year})`, 'u').exec(line)
  if (!found) return <p>{line}</p>
  return (
    <p>
      {line.slice(0, found.index)}
      <span data-behavior="kit/year">{year}</span>
      {line.slice(found.index + String(year).length)}
    </p>
  )
}

function PhoneFooter({ chrome }: { chrome: Chrome }) {
  const { footer, strings } = chrome
  if (!footer) return null
  return (
    <footer className={`${styles.phoneFooter} t-small`} data-field={footer.field}>
      <SocialDiscs
        ids={footer.social ?? []}
        tone="dark"
        label={strings.socialNavigation}
        className={styles.discs}
      />
      <LegalLinks
        links={footer.legal}
        label={strings.legalNavigation}
        list={styles.small}
        link={styles.smallLink}
      />
      <p>{footer.copyright}</p>
    </footer>
  )
}
