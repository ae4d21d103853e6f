import { isRecord } from '#engine/is-record.ts'
import { valueAt } from '#engine/where.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { otherForm } from '#studio/inspector/fields/media/media-words.ts'
import { MediaRow } from '#studio/inspector/fields/media/MediaRow.tsx'
import { asText } from '#studio/inspector/form/as-text.ts'
import { findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { below } from '#studio/inspector/form/settings-of.ts'
import { useStudioStore } from '#studio/state/store.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A silent loop: its file, and folded away the second form of it and the still. */
export function Field({ at, schema, value, label, set }: FieldProps) {
  const store = useStudioStore()
  const { findings } = useForms()
  const file = below(at, 'webm')
  const src = asText(valueAt(value, '/webm'))
  const still = asText(valueAt(value, '/poster/src'))
  const replace = (webm: string): void => {
    const { site, say } = store.getState()
    const mp4 = otherForm(site.media, webm, 'mp4')
    set({ ...(isRecord(value) ? value : {}), webm, ...(mp4 === undefined ? {} : { mp4 }) })
    if (mp4 === undefined)
      say('There’s no MP4 with that name. Choose one under MP4 file and still.', 'refused')
  }
  return (
    <div className={controls.parts}>
      <div data-at={file}>
        <MediaRow src={src} still={still} wanted="webm" label={label} onChoose={replace} />
        <Findings findings={findingsAt(findings, file, true)} />
      </div>
      <details className={controls.more}>
        <summary>MP4 file and still</summary>
        <div>
          <Parts at={at} schema={schema} value={value} without={['webm']} />
        </div>
      </details>
    </div>
  )
}
