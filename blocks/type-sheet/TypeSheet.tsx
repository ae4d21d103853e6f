import type { ReactNode } from 'react'

import { kebab } from '#engine/text/kebab.ts'
import { Button } from '#kit/Button.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { TypeSheetProps } from '#schema/types.ts'

import styles from './type-sheet.module.css'

export function TypeSheet(props: TypeSheetProps) {
  const { id, headline, headlineColor, swatches, stack, samples, field } = props
  const { buttons, buttonsName } = props
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-headline`}>
      <div style={{ '--display': `var(--${kebab(headlineColor)})` }}>
        <Stack as="h1" id={`${id}-headline`} lines={headline} />
      </div>
      {swatches.length > 0 ? (
        <ul className={styles.swatches}>
          {swatches.map(({ color, ink, name, value }, index) => (
            <li
              key={index}
              className={`${styles.swatch} t-small`}
              style={{ '--ground': `var(--${kebab(color)})`, '--words': `var(--${kebab(ink)})` }}
            >
              <strong>{name}</strong>
              {value}
            </li>
          ))}
        </ul>
      ) : null}
      <dl>
        {stack ? (
          <Row name={stack.name} note={stack.note}>
            <Stack as="p" lines={stack.lines} />
          </Row>
        ) : null}
        {samples.map(({ style, name, note, text }, index) => (
          <Row key={index} name={name} note={note}>
            <p className={`t-${style}`}>{text}</p>
          </Row>
        ))}
        {buttons.length > 0 ? (
          <Row name={buttonsName} note="">
            <ul className={styles.buttons}>
              {buttons.map((button, index) => (
                <li key={index} className={styles.button} data-field={button.field}>
                  <Button
                    link={button.link}
                    hand={button.hand}
                    tone={button.tone}
                    className={button.tone === 'alt' ? styles.edged : undefined}
                  />
                </li>
              ))}
            </ul>
          </Row>
        ) : null}
      </dl>
    </section>
  )
}

function Row({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={`${styles.name} t-small`}>
        {name}
        {note ? <span className={styles.note}>{note}</span> : null}
      </dt>
      <dd className={styles.sample}>{children}</dd>
    </div>
  )
}
