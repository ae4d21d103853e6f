import { useId } from 'react'

import type { Schema } from '#engine/schema/schema.ts'
import { escaped, steps } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'
import type { DocumentId } from '#studio/api.ts'
import { NameInput } from '#studio/inspector/fields/NameInput.tsx'
import { entryRenamed, refusedName } from '#studio/inspector/rename.ts'
import { useStudioStore } from '#studio/state/store.ts'

import styles from '#studio/inspector/form/form.module.css'

/** The name of an entry of a record; what names it elsewhere follows. */
export function EntryName({
  document,
  at,
  of,
  onRenamed,
}: {
  document: DocumentId
  /** JSON Pointer of the entry in the document. */
  at: string
  /** The schema of the record. */
  of: Schema
  onRenamed?: (at: string) => void
}) {
  const store = useStudioStore()
  const id = useId()
  const name = steps(at).at(-1) ?? ''
  const list = at.slice(0, at.lastIndexOf('/'))
  const rename = (to: string): void => {
    const { values, change, say } = store.getState()
    const why = refusedName(to, Object(valueAt(values[document], list)) as object, of)
    if (why !== undefined) return say(why, true)
    change(`Rename ${name} to ${to}`, entryRenamed(values, document, at, to))
    onRenamed?.(`${list}/${escaped(to)}`)
    return say(`${name} is called ${to}, wherever it is named.`)
  }
  return (
    <div className={styles.setting}>
      <div className={styles.head} title="Wherever it is named, the name changes too.">
        <label htmlFor={id}>Name that pages use</label>
      </div>
      <NameInput
        id={id}
        name={name}
        rename={rename}
        aria-label={`Name that pages use for ${name}`}
      />
    </div>
  )
}
