import { kebab } from '#engine/text/kebab.ts'
import { Link } from '#kit/Link.tsx'
import { RichText } from '#kit/RichText.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { ValuesProps } from '#schema/types.ts'

import styles from './values.module.css'

export function Values({ id, headline, headlineColor, text, link, field }: ValuesProps) {
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-headline`}>
      <div className={styles.inner}>
        <div className={styles.headline} style={{ '--display': `var(--${kebab(headlineColor)})` }}>
          <Stack as="h2" id={`${id}-headline`} lines={headline} />
        </div>
        <div className={styles.words}>
          <RichText text={text} className="t-textL" />
          {link ? (
            <p>
              <Link href={link.href} event={link.event} className={`${styles.link} t-textL t-link`}>
                {link.label}
              </Link>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}
