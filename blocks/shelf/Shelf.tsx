import { Lines } from '#kit/Lines.tsx'
import { Picture } from '#kit/Picture.tsx'
import type { ShelfProps } from '#schema/types.ts'

import styles from './shelf.module.css'

/** More than five things take a second board, as do more than two on phones. */
const ROW = 5

export function Shelf({ id, heading, note, items, field }: ShelfProps) {
  const rows = Math.ceil(items.length / ROW)
  return (
    <section
      className={styles.root}
      data-field={field}
      aria-labelledby={`${id}-heading`}
      style={{ '--count': Math.ceil(items.length / rows) }}
    >
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className={`${styles.heading} t-displayL`}>
          <Lines lines={heading} className={styles.line} />
        </h2>
        {note ? <p className="t-marker">{note}</p> : null}
      </header>
      <ul className={styles.items}>
        {items.map(({ name, text, image }, index) => (
          <li key={index}>
            <div className={styles.stand}>
              <Picture image={image} className={styles.drawing} />
            </div>
            <h3 className={`${styles.name} t-displayS`}>{name}</h3>
            {text ? <p className="t-text">{text}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
