import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/words.ts'

import controls from './control.module.css'

interface Props extends Pick<FieldProps, 'value' | 'required' | 'set' | 'control'> {
  readonly names: readonly string[]
}

/** One of the names that a theme has; another one is kept, and told as not there. */
export function ThemeNames({ names, value, required, set, control }: Props) {
  const chosen = asText(value)
  return (
    <select
      {...control}
      className={controls.control}
      value={chosen}
      onChange={({ target }) => set(target.value === '' ? undefined : target.value)}
    >
      {names.includes(chosen) ? null : (
        <option value={chosen}>{chosen === '' ? 'Choose one' : `${chosen} (not there)`}</option>
      )}
      {required || chosen === '' ? null : <option value="">Not set</option>}
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
