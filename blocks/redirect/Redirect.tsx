import { Card } from '#kit/Card.tsx'
import { Picture } from '#kit/Picture.tsx'
import { Redirect as SendOn } from '#kit/Redirect.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { RedirectProps } from '#schema/types.ts'

import styles from './redirect.module.css'

export function Redirect({ id, headline, text, link, note, hands, field }: RedirectProps) {
  return (
    <Card field={field} size="page" labelledBy={`${id}-headline`} className={styles.root}>
      <Stack as="h1" id={`${id}-headline`} lines={headline} className={styles.headline} />
      <p className={`${styles.text} t-textL`}>{text}</p>
      <div className={styles.action}>
        <SendOn link={link} />
        {note ? <p className="t-small">{note}</p> : null}
      </div>
      {hands.length > 0 ? (
        <div className={styles.hands}>
          {hands.map((src, index) => (
            <Picture
              key={index}
              image={{ src, alt: '' }}
              load={index === 0 ? 'first' : 'early'}
              className={styles.hand}
            />
          ))}
        </div>
      ) : null}
    </Card>
  )
}
