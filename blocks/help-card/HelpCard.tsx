import { Card } from '#kit/Card.tsx'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import type { HelpCardProps } from '#schema/types.ts'

import styles from './help-card.module.css'

export function HelpCard({
  id,
  heading,
  textLabel,
  phone,
  writeLabel,
  email,
  image,
  field,
}: HelpCardProps) {
  return (
    <Card field={field} labelledBy={`${id}-heading`} className={styles.root}>
      <h2 id={`${id}-heading`} className="t-displayM">
        {heading}
      </h2>
      <div className="t-text">
        <p>{textLabel}</p>
        <p>
          <Link href={phone.href} event={phone.event} className={`${styles.phone} t-item`}>
            {phone.label}
          </Link>
        </p>
        <p className={styles.write}>
          {writeLabel}{' '}
          <Link href={email.href} event={email.event} className="t-link">
            {email.label}
          </Link>
        </p>
      </div>
      <Picture image={image} className={styles.hand} />
    </Card>
  )
}
