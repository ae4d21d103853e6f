import { kebab } from '#engine/text/kebab.ts'
import { Card } from '#kit/Card.tsx'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { ContactCardProps } from '#schema/types.ts'

import styles from './contact-card.module.css'

/** How tall a row set across the note wants to be: a phone number comes out a little condensed. */
const LARGE = 0.165

/** A band with a note in it; with a headline the band opens a page, and its arm is loaded first. */
export function ContactCard(props: ContactCardProps) {
  const { id, headline, title, rows, largeColor, image, card, field } = props
  return (
    <div className={headline ? `${styles.root} ${styles.page}` : styles.root} data-field={field}>
      <div className={styles.inner}>
        {headline ? <Stack as="h1" lines={headline} className={styles.headline} /> : null}
        <Picture image={image} load={headline ? 'first' : 'late'} className={styles.arm} />
        <Card field={card} labelledBy={`${id}-title`} className={styles.card}>
          <h2 id={`${id}-title`} className={`${styles.title} t-displayM`}>
            {title}
          </h2>
          <dl className={styles.rows}>
            {rows.map(({ label, link, large }, index) => (
              <div key={index} className={styles.row}>
                <dt className="t-label">{label}</dt>
                <dd className={styles.value}>
                  <Link
                    href={link.href}
                    event={link.event}
                    newTab={link.newTab}
                    className={large ? styles.large : `${styles.link} t-link`}
                  >
                    {large ? (
                      <span style={{ '--display': `var(--${kebab(largeColor)})` }}>
                        <Stack as="span" lines={[{ text: link.label, size: LARGE }]} />
                      </span>
                    ) : (
                      link.label
                    )}
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </div>
  )
}
