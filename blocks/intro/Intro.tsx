import { kebab } from '#engine/text/kebab.ts'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { RichText } from '#kit/RichText.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { IntroProps } from '#schema/types.ts'

import styles from './intro.module.css'

export function Intro({ id, headline, headlineColor, text, link, image, field }: IntroProps) {
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-headline`}>
      <div className={styles.inner}>
        <div className={styles.headline} style={{ '--display': `var(--${kebab(headlineColor)})` }}>
          <Stack as="h2" id={`${id}-headline`} lines={headline} />
        </div>
        <div className={styles.words}>
          <Picture image={image} className={styles.picture} />
          <RichText text={text} className={`${styles.text} t-textL`} />
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
