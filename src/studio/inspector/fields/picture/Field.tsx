import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { MediaRow } from '#studio/inspector/fields/media/MediaRow.tsx'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useSetting } from '#studio/inspector/form/bind.ts'
import { findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { below } from '#studio/inspector/form/settings-of.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A picture with what it says to someone who does not see it. */
export function Field({ at, schema, value, label }: FieldProps) {
  const file = below(at, 'src')
  const { value: src, set } = useSetting(file, label)
  const { findings } = useForms()
  return (
    <div className={controls.parts}>
      <div data-at={file}>
        <MediaRow src={asText(src)} wanted="picture" label={label} onChoose={(next) => set(next)} />
        <Findings findings={findingsAt(findings, file, true)} />
      </div>
      <Parts at={at} schema={schema} value={value} without={['src']} />
      <p className={controls.hint}>
        Leave “What it shows” empty only if the picture says nothing that the words do not.
      </p>
    </div>
  )
}
