import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import type { Chrome } from '#schema/types.ts'

import { LegalLinks } from './LegalLinks.tsx'
import { SocialDiscs } from './SocialDiscs.tsx'

import styles from './footer.module.css'

/** The end of every page: a line about the shop, links, small print, and the logo across the width. */
export function Footer({ chrome }: { chrome: Chrome }) {
  const { footer, strings } = chrome
  if (!footer) return null
  const {
    field,
    lead,
    places,
    social = [],
    columns = [],
    copyright,
    legal,
    quiet,
    wordmark,
  } = footer
  return (
    <footer className={styles.root} data-field={field}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.lead}>
            {lead ? <p className="t-textL">{lead}</p> : null}
            {places ? <p className="t-small">{places}</p> : null}
            <SocialDiscs ids={social} tone="light" label={strings.socialNavigation} />
          </div>
          {columns.map(({ title, links }, index) => (
            <nav key={index} aria-label={title}>
              <p className="t-button">{title}</p>
              <ul className={styles.links}>
                {links.map((link, at) => (
                  <li key={at}>
                    <Link
                      href={link.href}
                      event={link.event}
                      newTab={link.newTab}
                      className={`${styles.link} t-text`}
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={`${styles.legal} t-small`}>
          {quiet ? (
            <Link href={quiet.href} className={styles.quiet}>
              <Picture image={{ src: quiet.image, alt: quiet.label }} />
            </Link>
          ) : null}
          <p>{copyright}</p>
          <LegalLinks
            links={legal}
            label={strings.legalNavigation}
            list={styles.small}
            link={styles.link}
          />
        </div>
        {wordmark ? (
          <Picture image={{ src: wordmark, alt: '' }} className={styles.wordmark} />
        ) : null}
      </div>
    </footer>
  )
}
