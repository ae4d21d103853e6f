import type { Ref } from 'react'

import type { Marks } from '#engine/text/marks.ts'
import { type FittedLine, useSite } from '#kit/site-context.ts'
import type { Stack as StackData } from '#schema/types.ts'

import styles from './stack.module.css'

interface Props {
  readonly as: 'h1' | 'h2' | 'h3' | 'p' | 'span'
  readonly lines: StackData
  readonly id?: string
  readonly className?: string | undefined
}

/**
 * A headline whose lines each fill the width of its box. Widths and sizes are solved at build from
 * the font's own metrics, so nothing shifts when the page loads; to a screen reader it is one phrase.
 */
export function Stack({ lines, ...rest }: Props) {
  return <FittedStack {...rest} lines={useSite().fit(lines)} />
}

interface FittedProps extends Omit<Props, 'lines'> {
  readonly lines: readonly FittedLine[]
  readonly ref?: Ref<HTMLHeadingElement>
  readonly tabIndex?: number
}

/** The same for an island, which gets its lines fitted. */
export function FittedStack({ as: Tag, lines, id, className, ref, tabIndex }: FittedProps) {
  return (
    <Tag
      id={id}
      className={className ? `${styles.root} ${className}` : styles.root}
      ref={ref as never}
      tabIndex={tabIndex}
    >
      {lines.map(({ text, wdth, size, weight, face, marks }, index) => (
        <span
          key={index}
          className={styles.line}
          style={{
            '--w': `${round(wdth)}%`,
            '--s': `${round(size * 100)}cqi`,
            fontWeight: weight,
            ...face,
            ...(marks ? { paddingBlock: roomFor(marks) } : {}),
          }}
        >
          {text}
          {index < lines.length - 1 ? ' ' : null}
        </span>
      ))}
    </Tag>
  )
}

/**
 * A line is as high as plain capitals: Å reaches over it by a quarter of an em, Ç under it by an
 * eighth, ج by a third. Of the line's own style, so that pages without such letters carry nothing of it.
 */
function roomFor({ above, below, deep }: Marks): string {
  const under = below ? '0.13em' : '0'
  return `${above ? '0.24em' : '0'} ${deep ? '0.34em' : under}`
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
