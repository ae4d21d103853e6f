import { Link } from '#kit/Link.tsx'
import { RichText } from '#kit/RichText.tsx'
import type { TextBandProps } from '#schema/types.ts'

import styles from './text-band.module.css'

export function TextBand({ id, heading, text, link, field }: TextBandProps) {
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-heading`}>
      <div className={styles.inner}>
        <h2 id={`${id}-heading`} className={`${styles.heading} t-displayL`}>
          {heading}
        </h2>
        <RichText text={text} className="t-textL" />
        {link ? (
          <p>
            <Link href={link.href} event={link.event} className={`${styles.link} t-textL t-link`}>
              {link.label}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  )
}
