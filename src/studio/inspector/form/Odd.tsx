import { emptyOf } from '#engine/schema/empty.ts'
import { resolved } from '#engine/schema/schema.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { Button } from '#studio/ui/Button.tsx'

import styles from './form.module.css'

/** A value that no form can show, as it stands in the file. It is kept until somebody starts over. */
export function Odd({ schema, required, value, label, set }: FieldProps) {
  return (
    <div className={styles.odd}>
      <code>{JSON.stringify(value)}</code>
      <Button
        aria-label={`Start ${label} over`}
        onClick={() => set(required ? emptyOf(resolved(schema)) : undefined)}
      >
        Start over
      </Button>
    </div>
  )
}
