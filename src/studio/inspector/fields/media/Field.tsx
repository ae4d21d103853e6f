import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { asText } from '#studio/inspector/form/as-text.ts'
import { Button } from '#studio/ui/Button.tsx'

import { wantedAt } from './media-words.ts'
import { MediaRow } from './MediaRow.tsx'

/** A file of the media folder. */
export function Field({ at, value, set, label, required }: FieldProps) {
  return (
    <MediaRow src={asText(value)} wanted={wantedAt(at)} label={label} onChoose={(src) => set(src)}>
      {required || value === undefined ? null : (
        <Button kind="quiet" aria-label={`Remove ${label}`} onClick={() => set(undefined)}>
          Remove
        </Button>
      )}
    </MediaRow>
  )
}
