import { useState } from 'react'

import { idOf } from '#engine/edit/align.ts'
import { equal } from '#engine/edit/equal.ts'
import { definition } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { EntryName } from '#studio/inspector/fields/record/EntryName.tsx'
import { SettingsForm } from '#studio/inspector/form/SettingsForm.tsx'
import { schemaAt } from '#studio/inspector/form/shape.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import type { OpenEntry } from '#studio/state/view.ts'
import { Button } from '#studio/ui/Button.tsx'

import { entriesOf } from './entries.ts'

import styles from './site.module.css'

/** The settings of one entry of a document: a shop, an item of the menu. */
export function EntrySettings({ document, at }: OpenEntry) {
  const store = useStudioStore()
  const value = useStudio(({ values }) => values[document])
  const kind = documentKind(document)
  const schema = kind && schemaAt(definition(kind), value, at)
  const list = holderOf(at)
  const entry = entriesOf(value).find((one) => one.at === at)
  const form = useFormKey(document, list, at, value)
  if (!schema || valueAt(value, at) === undefined) return <p>That isn’t there anymore.</p>
  return (
    <>
      <div className={styles.head}>
        <h3>{entry?.title ?? 'Entry'}</h3>
        <Button kind="quiet" onClick={() => store.getState().look({ entry: undefined })}>
          All settings
        </Button>
      </div>
      <EntryName document={document} at={at} of={schemaAt(definition(kind), value, list)} />
      <SettingsForm key={form} schema={schema} document={document} at={at} />
    </>
  )
}

/**
 * Another entry has another form. One that is named anew keeps its own, and so does one that others
 * moved: the cursor stays in it.
 */
function useFormKey(document: string, list: string, at: string, value: unknown): number {
  const names = Object.keys(Object(valueAt(value, list)) as object)
  const is = {
    list: `${document} ${list}`,
    place: `${names.indexOf(steps(at).at(-1) ?? '')} of ${names.length}`,
    id: idOf(valueAt(value, at)),
  }
  const [known, setKnown] = useState({ ...is, key: 0 })
  if (equal({ ...is, key: known.key }, known)) return known.key
  const isPlaced = is.place === known.place
  const isSame = is.list === known.list && (isPlaced || (is.id !== undefined && is.id === known.id))
  const key = isSame ? known.key : known.key + 1
  setKnown({ ...is, key })
  return key
}
