import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { numberIn } from '#studio/inspector/fields/number/number-in.ts'
import { rowsFor } from '#studio/inspector/fields/rows.ts'

import { type StackLine, linesOf, sized } from './lines.ts'

import controls from '#studio/inspector/fields/control.module.css'
import styles from './stack.module.css'

/** A headline of several lines: a line here is a line there. */
export function Field({ value, set, control, label }: FieldProps) {
  const lines = Array.isArray(value) ? (value as StackLine[]) : []
  const text = lines.map((line) => line.text).join('\n')
  return (
    <>
      <textarea
        {...control}
        className={controls.control}
        rows={rowsFor(text)}
        value={text}
        onChange={({ target }) => set(linesOf(target.value, lines), true)}
        onBlur={() => {
          const kept = lines.filter((line) => line.text.trim() !== '')
          if (kept.length > 0 && kept.length < lines.length) set(kept, true)
        }}
      />
      {lines.length === 0 ? null : (
        <details className={controls.more}>
          <summary>Size of each line</summary>
          <div>
            {lines.map((line, index) => (
              <label key={index} className={styles.size}>
                <span>{line.text === '' ? `Line ${index + 1}` : line.text}</span>
                <Percent
                  label={`${label}, size of line ${index + 1}`}
                  size={line.size}
                  onChange={(size) => set(sized(lines, index, size), true)}
                />
              </label>
            ))}
          </div>
        </details>
      )}
    </>
  )
}

/** A share of the width, in percent; empty, the line takes its natural size. */
function Percent({
  label,
  size,
  onChange,
}: {
  label: string
  size: number | undefined
  onChange: (size: number | undefined) => void
}) {
  return (
    <span className={controls.line}>
      <input
        className={controls.control}
        type="number"
        aria-label={label}
        min={2}
        max={60}
        step={0.5}
        placeholder="auto"
        value={typeof size === 'number' ? Number((size * 100).toFixed(3)) : ''}
        onChange={({ target }) => {
          const percent = numberIn(target.value)
          onChange(percent === undefined ? undefined : Number((percent / 100).toFixed(5)))
        }}
      />
      <span className={controls.unit}>% of the width</span>
    </span>
  )
}
