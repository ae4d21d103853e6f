import { Card } from '#kit/Card.tsx'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { HelpPanelProps } from '#schema/types.ts'

import styles from './help-panel.module.css'

export function HelpPanel(props: HelpPanelProps) {
  const { id, headline, textLabel, phone, text, writeLabel, email, image, field } = props
  return (
    <Card field={field} size="page" labelledBy={`${id}-headline`} className={styles.root}>
      <Stack as="h1" id={`${id}-headline`} lines={headline} className={styles.headline} />
      <p className={`${styles.label} t-label`}>{textLabel}</p>
      <p>
        <Link href={phone.href} event={phone.event} className={styles.phone}>
          <Stack as="span" lines={[{ text: phone.label, size: 0.178 }]} />
        </Link>
      </p>
      <p className={`${styles.text} t-textL`}>{text}</p>
      <div className={styles.write}>
        <Picture image={image} load="first" className={styles.hand} />
        <div className={styles.address}>
          <p className="t-label">{writeLabel}</p>
          <p>
            <Link href={email.href} event={email.event} className={`${styles.email} t-link`}>
              {email.label}
            </Link>
          </p>
        </div>
      </div>
    </Card>
  )
}
