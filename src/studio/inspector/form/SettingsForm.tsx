import { type FocusEvent, useMemo, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'

import type { Finding } from '#engine/finding.ts'
import type { Schema } from '#engine/schema/schema.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { nothing, block as part } from '#studio/state/selection.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'

import { useDrafts } from './draft.ts'
import { type FieldFindings, findingsIn } from './field-findings.ts'
import { Findings } from './Findings.tsx'
import { FormPlace } from './form-place.ts'
import { useKeptCaret } from './kept-caret.ts'
import { useKeptFocus } from './kept-focus.ts'
import { Setting } from './Setting.tsx'
import { type SettingOf, below, settingsOf, unknownKeys } from './settings-of.ts'
import { Unknown } from './Unknown.tsx'

import styles from './form.module.css'

interface Props {
  /** What is to be set: a block's schema, or `definition('Menu')`. */
  readonly schema: Schema
  readonly document: DocumentId
  /** JSON Pointer into the document; '' for all of it. */
  readonly at: string
  /** The id of the block that is edited, if it is one. */
  readonly block?: string | undefined
  /** Which settings to show; left out, all. */
  readonly shows?: ((setting: SettingOf) => boolean) | undefined
  /** Keys to show as they are; left out, all that the schema does not know. */
  readonly unknown?: readonly string[]
}

/** Findings about the whole, and about those of its settings that are not shown here. */
function around(all: FieldFindings, shown: readonly SettingOf[]): readonly Finding[] {
  const keys = new Set(shown.map(({ key }) => `/${key}`))
  return [...all].flatMap(([at, found]) => (/^(\/[^/]*)?$/.test(at) && !keys.has(at) ? found : []))
}

/** A form for any value that has a schema. Give it a `key` that names what is edited. */
export function SettingsForm({ schema, document, at, block, shows, unknown }: Props) {
  const store = useStudioStore()
  const value = useStudio((state) => valueAt(state.values[document], at))
  const all = useStudio((state) => state.findings)
  const file = useStudio(({ site }) => inPages(site, document))
  const [explained, setExplained] = useState(false)
  const whole = useMemo(() => settingsOf(schema, value), [schema, value])
  const settings = whole.filter((one) => shows?.(one) ?? true)
  const drafts = useDrafts()
  const form = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(form, value)
  useKeptCaret(form, value)
  const place = useMemo(
    () => ({
      document,
      base: at,
      schema,
      block,
      findings: findingsIn(all, file, at),
      explained,
    }),
    [document, at, schema, block, all, file, explained],
  )
  const selectPart = (event: FocusEvent): void => {
    keepFocus(event)
    const to = event.target.closest('[data-at]')?.getAttribute('data-at')
    const { selection, select, page } = store.getState()
    if (to === undefined || to === null || document !== page) return
    // What is no block is selected by its place in the document, so that the canvas shows it.
    const next = block === undefined ? { ...nothing, pointer: at + to } : part(block, to)
    if (selection.blocks[0] !== block || selection.pointer !== next.pointer) select(next)
  }
  return (
    <FormProvider {...drafts}>
      <FormPlace value={place}>
        <div ref={form} className={styles.form} onFocus={selectPart}>
          {block === undefined ? <Findings findings={around(place.findings, settings)} /> : null}
          {settings.map(({ key, schema: inner, required }) => (
            <Setting key={key} at={below('', key)} of={key} schema={inner} required={required} />
          ))}
          <Unknown at="" keys={unknown ?? unknownKeys(schema, value)} />
          {settings.length === 0 ? null : (
            <button
              type="button"
              className={styles.word}
              aria-pressed={explained}
              onClick={() => setExplained(!explained)}
            >
              {explained ? 'Hide the explanations' : 'Explain these settings'}
            </button>
          )}
        </div>
      </FormPlace>
    </FormProvider>
  )
}
