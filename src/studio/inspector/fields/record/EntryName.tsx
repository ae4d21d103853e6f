import { useId } from 'react'

import type { Schema } from '#engine/schema/schema.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { steps } from '#engine/text/pointer.ts'
import type { DocumentId } from '#studio/api.ts'
import { NameInput } from '#studio/inspector/fields/NameInput.tsx'
import { namesIn, refusedName } from '#studio/inspector/names.ts'
import { mentionsOf, nameAt, renamed } from '#studio/inspector/rename.ts'
import { useStudioStore } from '#studio/state/store.ts'

import styles from '#studio/inspector/form/form.module.css'

/**
 * The name of an entry of a record; what names it elsewhere follows. Nothing where the schema of the
 * record does not tell what its keys are the names of.
 */
export function EntryName({
  document,
  at,
  of,
}: {
  document: DocumentId
  /** JSON Pointer of the entry in the document. */
  at: string
  /** The schema of what holds the entry. */
  of: Schema | undefined
}) {
  const store = useStudioStore()
  const id = useId()
  const name = steps(at).at(-1) ?? ''
  const names = namesIn(of ?? {})
  const kind = names['x-id']
  if (kind === undefined) return null
  const rename = (to: string): string | undefined => {
    const { values, site, change, say } = store.getState()
    const entry = nameAt(values, document, at, kind)
    if (entry.name !== name) {
      say(`${name} changed in the meantime. Check it, and rename it again.`, 'refused')
      return undefined
    }
    const refused = refusedName(to, entry.others, names)
    if (refused) {
      say(refused.why, 'refused')
      return refused.instead
    }
    const mentions = mentionsOf(values, entry, to)
    const file = inPages(site, document)
    change(`Rename ${name} to ${to}`, renamed(values, entry, to, { mentions, file }))
    say(`${name} is now called ${to} everywhere.`)
    return undefined
  }
  return (
    <div className={styles.setting}>
      <div className={styles.head} title="The name changes everywhere it’s used.">
        <label htmlFor={id}>Internal name</label>
      </div>
      <NameInput id={id} name={name} rename={rename} aria-label={`Internal name of ${name}`} />
    </div>
  )
}
