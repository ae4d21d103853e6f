import { useState } from 'react'

import { inPages } from '#engine/site/pages-folder.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameInput } from '#studio/inspector/fields/NameInput.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { asText } from '#studio/inspector/form/words.ts'
import {
  type Mention,
  type Name,
  mentionsOf,
  nameAt,
  refusedName,
  renamed,
} from '#studio/inspector/rename.ts'
import { pageName } from '#studio/state/pages.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

interface Renaming {
  readonly name: Name
  readonly to: string
  readonly mentions: readonly Mention[]
}

/** The name of a thing. What names it follows; links to an anchor, which may stay, are offered to. */
export function Field({ at, schema, value, required, set, control }: FieldProps) {
  const store = useStudioStore()
  const { document, base } = useForms()
  const [asked, setAsked] = useState<Renaming>()
  const kind = schema['x-id'] ?? 'anchor'
  const rename = (to: string): void => {
    const { values, say } = store.getState()
    const name = nameAt(values, document, base + at, kind)
    if (to === '' && !required) return set(undefined)
    const why = refusedName(to, name.others, schema.pattern)
    if (why !== undefined) return say(why, true)
    if (name.name === '') return set(to)
    const mentions = mentionsOf(values, name, to)
    const asks = kind === 'anchor' && mentions.length > 0
    return asks ? setAsked({ name, to, mentions }) : done({ name, to, mentions })
  }
  const done = ({ name, to, mentions }: Renaming): void => {
    setAsked(undefined)
    const { values, site, change, say } = store.getState()
    const file = inPages(site, document)
    change(`Rename ${name.name} to ${to}`, renamed(values, name, to, { mentions, file }))
    const follows = mentions.length > 0 ? `, and what names it follows: ${mentions.length}` : ''
    say(`${name.name} is called ${to}${follows}.`)
  }
  return (
    <>
      <NameInput
        {...control}
        name={asText(value)}
        rename={rename}
        placeholder={schema['x-placeholder']}
      />
      {asked ? (
        <Dialog
          title={`Rename ${asked.name.name} to ${asked.to}?`}
          onClose={() => setAsked(undefined)}
          foot={
            <>
              <Button onClick={() => setAsked(undefined)}>Cancel</Button>
              <Button onClick={() => done({ ...asked, mentions: [] })}>Leave the links</Button>
              <Button kind="main" onClick={() => done(asked)}>
                Rename, and mend the links
              </Button>
            </>
          }
        >
          <p>{`Links lead to it from ${placesOf(asked.mentions)}.`}</p>
        </Dialog>
      ) : null}
    </>
  )
}

/** "Home (2) and Menu (1)". */
function placesOf(links: readonly Mention[]): string {
  const counts = new Map<string, number>()
  for (const { document } of links) counts.set(document, (counts.get(document) ?? 0) + 1)
  return [...counts].map(([id, count]) => `${pageName(id)} (${count})`).join(', ')
}
