import { Card } from '#kit/Card.tsx'
import { Picture } from '#kit/Picture.tsx'
import { RichText } from '#kit/RichText.tsx'
import type { AboutCardProps } from '#schema/types.ts'

import styles from './about-card.module.css'

/** The expander is the platform's own: it works without script, and a search in the page opens it. */
export function AboutCard({
  id,
  heading,
  text,
  more,
  openLabel,
  closeLabel,
  image,
  field,
}: AboutCardProps) {
  return (
    <Card field={field} labelledBy={`${id}-heading`} className={styles.root}>
      <h2 id={`${id}-heading`} className="t-displayM">
        {heading}
      </h2>
      <div className={styles.text}>
        <RichText text={text} className="t-textL" />
      </div>
      <details className={styles.details}>
        <summary className={`${styles.control} t-label`}>
          <span className={styles.open}>{openLabel}</span>
          <span className={styles.close}>{closeLabel}</span>
        </summary>
        <div className={styles.text}>
          <RichText text={more} className="t-textL" />
        </div>
      </details>
      <div className={styles.picture}>
        <Picture image={image} />
      </div>
    </Card>
  )
}
