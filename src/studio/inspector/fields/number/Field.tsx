import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useDraft } from '#studio/inspector/form/draft.ts'

import { numberIn } from './number-in.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A number with its unit. Arrow keys count; what is half typed, as `0.`, stays as it is typed. */
export function Field({ at, schema, value, required, set, control }: FieldProps) {
  const { text: draft, keep } = useDraft(at, value)
  const { minimum, maximum, multipleOf, type } = schema
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.01)
  const put = (text: string): void => {
    const next = numberIn(text)
    const kept = next ?? (required ? 0 : undefined)
    const stays = next === undefined && text.trim() !== ''
    keep({ text, of: stays ? value : kept })
    if (!stays) set(kept, true)
  }
  return (
    <span className={controls.line}>
      <input
        {...control}
        className={controls.control}
        inputMode={type === 'integer' ? 'numeric' : 'decimal'}
        role="spinbutton"
        aria-valuenow={typeof value === 'number' ? value : undefined}
        aria-valuemin={minimum}
        aria-valuemax={maximum}
        value={draft ?? asText(value)}
        placeholder={asText(schema.default)}
        onChange={({ target }) => put(target.value)}
        onBlur={() => keep(undefined)}
        onKeyDown={(event) => {
          const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0
          if (by === 0 || event.altKey) return
          event.preventDefault()
          const from = typeof value === 'number' ? value : Number(schema.default ?? minimum ?? 0)
          const next = Math.min(maximum ?? Infinity, Math.max(minimum ?? -Infinity, from + by))
          put(String(Number(next.toFixed(6))))
        }}
      />
      {schema['x-unit'] === undefined ? null : (
        <span className={controls.unit}>{schema['x-unit']}</span>
      )}
    </span>
  )
}
