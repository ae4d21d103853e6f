import { useSite } from '#kit/site-context.ts'
import type { StackLines } from '#schema/types.ts'

import styles from './stack.module.css'

interface Props {
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  readonly lines: StackLines
  readonly id?: string
  readonly className?: string | undefined
}

/**
 * A headline whose lines each fill the width of its box. Widths and sizes are solved at build from
 * the font's own metrics, so nothing shifts when the page loads; to a screen reader it is one phrase.
 */
export function Stack({ as: Tag, lines, id, className }: Props) {
  const fitted = useSite().fit(lines)
  return (
    <Tag id={id} className={className ? `${styles.root} ${className}` : styles.root}>
      {fitted.map(({ text, wdth, size }, index) => (
        <span
          key={text}
          className={styles.line}
          style={{ '--w': `${round(wdth)}%`, '--s': `${round(size * 100)}cqi` }}
        >
          {text}
          {index < fitted.length - 1 ? ' ' : null}
        </span>
      ))}
    </Tag>
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
