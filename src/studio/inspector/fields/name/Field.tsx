import { useState } from 'react'

import { documentName } from '#engine/site/document-name.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { valueAt } from '#engine/where.ts'
import type { NewText } from '#studio/commands/set-value.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameInput } from '#studio/inspector/fields/NameInput.tsx'
import { asText } from '#studio/inspector/form/as-text.ts'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { refusedName } from '#studio/inspector/names.ts'
import { mentionsOf, nameAt, renamed } from '#studio/inspector/rename.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

/** A rename that waits for an answer. The links are told, and looked up again when it comes. */
interface Renaming {
  readonly from: string
  readonly to: string
  readonly links: readonly NewText[]
}

/** The name of a thing. What names it follows; links to an anchor, which may stay, are offered to. */
export function Field({ at, schema, value, required, set, control }: FieldProps) {
  const store = useStudioStore()
  const { document, base, block } = useForms()
  const [asked, setAsked] = useState<Renaming>()
  const kind = schema['x-id'] ?? 'anchor'
  /** Answers with a name that would do, where this one is refused. */
  const rename = (to: string, links?: 'follow' | 'stay', gone = false): string | undefined => {
    setAsked(undefined)
    const { values, site, change, say } = store.getState()
    const name = nameAt(values, document, base + at, kind)
    const from = asked?.from ?? asText(value)
    const isThere = block === undefined || valueAt(values[document], `${base}/id`) === block
    if ((asked || gone) && !(isThere && from === name.name)) {
      say(`${from || block} changed in the meantime. Check it, and rename it again.`, 'refused')
      return undefined
    }
    const isOut = to === '' && !required
    const refused = isOut ? undefined : refusedName(to, name.others, schema)
    if (refused) {
      say(refused.why, 'refused')
      return refused.instead
    }
    const all = name.name === '' ? [] : mentionsOf(values, name, to)
    const asks = links === undefined && kind === 'anchor' && all.length > 0
    if (asks && gone)
      say(
        `${from} isn’t ${isOut ? 'removed' : `called ${to}`}: links go to it. Change it again to choose what happens to them.`,
        'refused',
      )
    else if (asks) setAsked({ from: name.name, to, links: all })
    else if (isOut) set(undefined)
    else if (name.name === '') set(to)
    else {
      const mentions = links === 'stay' ? [] : all
      const file = inPages(site, document)
      change(`Rename ${name.name} to ${to}`, renamed(values, name, to, { mentions, file }))
      const follows = mentions.length > 0 ? `. Places updated: ${mentions.length}` : ''
      say(`${name.name} is now called ${to}${follows}.`)
    }
    return undefined
  }
  return (
    <>
      <NameInput
        {...control}
        name={asText(value)}
        rename={(to, gone) => rename(to, undefined, gone)}
        placeholder={schema['x-placeholder']}
      />
      {asked ? (
        <Dialog
          title={asked.to === '' ? `Remove ${asked.from}?` : `Rename ${asked.from} to ${asked.to}?`}
          onClose={() => setAsked(undefined)}
          foot={
            <>
              <Button onClick={() => setAsked(undefined)}>Cancel</Button>
              <Button onClick={() => rename(asked.to, 'stay')}>
                {asked.to === '' ? 'Remove it anyway' : 'Leave the links'}
              </Button>
              {asked.to === '' ? null : (
                <Button kind="main" onClick={() => rename(asked.to, 'follow')}>
                  Rename, and fix the links
                </Button>
              )}
            </>
          }
        >
          <p>{`Links go to it from ${placesOf(asked.links)}.`}</p>
        </Dialog>
      ) : null}
    </>
  )
}

/** "Home (2) and Menu (1)". */
function placesOf(links: readonly NewText[]): string {
  const counts = new Map<string, number>()
  for (const { document } of links) counts.set(document, (counts.get(document) ?? 0) + 1)
  return [...counts].map(([id, count]) => `${documentName(id)} (${count})`).join(', ')
}
