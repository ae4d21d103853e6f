import { Card } from '#kit/Card.tsx'
import { Picture } from '#kit/Picture.tsx'
import { RichText } from '#kit/RichText.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { AboutPanelProps } from '#schema/types.ts'

import styles from './about-panel.module.css'

export function AboutPanel({ id, headline, text, lists, note, image, field }: AboutPanelProps) {
  return (
    <Card field={field} size="page" labelledBy={`${id}-headline`} className={styles.root}>
      <Stack as="h1" id={`${id}-headline`} lines={headline} className={styles.headline} />
      <div className={styles.words}>
        <div className={styles.text}>
          <RichText text={text} className="t-textL" />
          {note ? <p className="t-marker">{note}</p> : null}
        </div>
        {lists.length > 0 ? (
          <div className={styles.lists}>
            {lists.map(({ title, items }, index) => (
              <section key={index}>
                <h2 className="t-label">{title}</h2>
                <ul className={styles.list}>
                  {items.map((item, at) => (
                    <li key={at} className="t-text">
                      {item}
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        ) : null}
      </div>
      <Picture image={image} load="first" className={styles.picture} />
    </Card>
  )
}
