import type { FieldProps } from '#studio/inspector/fields/field.ts'

import styles from './switch.module.css'

/** On or off. Put back to what it is by default, the setting leaves the file. */
export function Field({ schema, value, required, set, control }: FieldProps) {
  const is = schema.default === true
  const on = value === undefined ? is : value === true
  const { 'aria-required': _, ...rest } = control
  return (
    <input
      {...rest}
      className={styles.switch}
      type="checkbox"
      role="switch"
      checked={on}
      aria-checked={on}
      onChange={() => set(!required && !on === is ? undefined : !on)}
    />
  )
}
