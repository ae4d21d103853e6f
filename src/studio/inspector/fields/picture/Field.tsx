import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { MediaRow } from '#studio/inspector/fields/media/MediaRow.tsx'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useSetting } from '#studio/inspector/form/bind.ts'
import { findingsAt } from '#studio/inspector/form/field-findings.ts'
import { Findings } from '#studio/inspector/form/Findings.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { Parts } from '#studio/inspector/form/Parts.tsx'
import { Setting } from '#studio/inspector/form/Setting.tsx'
import { below } from '#studio/inspector/form/settings-of.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import { doubt, pairOf, trust } from './doubted.ts'
import { withOtherFile } from './other-file.ts'

import controls from '#studio/inspector/fields/control.module.css'

/** A picture with what it says to someone who does not see it. */
export function Field({ at, schema, value, label }: FieldProps) {
  const store = useStudioStore()
  const file = below(at, 'src')
  const focus = schema.properties?.['focus']
  const { value: src, set } = useSetting(file, label)
  const { set: setAll } = useSetting(at, label)
  const { value: alt, set: setAlt } = useSetting(below(at, 'alt'), 'What it shows')
  const { findings } = useForms()
  const replace = (next: string): void => {
    const other = withOtherFile(value, next)
    if (other) setAll(other)
    else set(next)
    if (asText(src) !== '' && next !== src) doubt(store, next, asText(alt))
  }
  return (
    <div className={controls.parts}>
      <div data-at={file}>
        <MediaRow src={asText(src)} wanted="picture" label={label} onChoose={replace} />
        <Findings findings={findingsAt(findings, file, true)} />
      </div>
      <Parts at={at} schema={schema} value={value} without={['src', 'focus']} />
      <div role="status">
        <Doubted src={asText(src)} words={asText(alt)} onClear={() => setAlt('')} />
      </div>
      <p className={controls.hint}>
        Leave “What it shows” empty only if the picture is just decoration.
      </p>
      {focus ? (
        <Setting at={below(at, 'focus')} of="focus" schema={focus} required={false} />
      ) : null}
    </div>
  )
}

interface DoubtedProps {
  readonly src: string
  readonly words: string
  readonly onClear: () => void
}

function Doubted({ src, words, onClear }: DoubtedProps) {
  const store = useStudioStore()
  const asked = useStudio(({ view }) => view.doubted.includes(pairOf(src, words)))
  return asked ? (
    <div className={controls.asked}>
      <span>“What it shows” still has the words for the previous picture.</span>
      <Button onClick={onClear}>Clear them</Button>
      <Button onClick={() => trust(store, src, words)}>They fit</Button>
    </div>
  ) : null
}
