import { useState } from 'react'

import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { NameInput } from '#studio/inspector/fields/NameInput.tsx'
import { useForms } from '#studio/inspector/form/form-place.ts'
import { asText } from '#studio/inspector/form/words.ts'
import { type Mention, blockRenamed, linksToBlock } from '#studio/inspector/rename.ts'
import { refusedPart } from '#studio/json/refused-block.ts'
import { pageName } from '#studio/state/pages.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'
import { Dialog } from '#studio/ui/Dialog.tsx'

/** The name of a block in its page. Where links lead to it, they are offered to follow. */
export function Field({ value, set, control }: FieldProps) {
  const store = useStudioStore()
  const { document, block } = useForms()
  const [asked, setAsked] = useState<{ to: string; links: readonly Mention[] }>()
  const name = asText(value)
  const rename = (to: string): void => {
    const { values, say } = store.getState()
    const why = refusedPart({ id: to }, block, values[document])
    if (why !== undefined) return say(why, true)
    const links = linksToBlock(values, document, name, to)
    return links.length === 0 ? set(to) : setAsked({ to, links })
  }
  const done = (to: string, links: readonly Mention[]): void => {
    setAsked(undefined)
    const { values, change, say } = store.getState()
    change(`Rename ${name} to ${to}`, blockRenamed(values, document, name, to, links))
    say(
      links.length === 0
        ? `${name} is called ${to}. Links to it are as they were.`
        : `${name} is called ${to}, and links follow: ${links.length}.`,
    )
  }
  return (
    <>
      <NameInput {...control} name={name} rename={rename} />
      {asked ? (
        <Dialog
          title={`Rename ${name} to ${asked.to}?`}
          onClose={() => setAsked(undefined)}
          foot={
            <>
              <Button onClick={() => setAsked(undefined)}>Cancel</Button>
              <Button onClick={() => done(asked.to, [])}>Leave the links</Button>
              <Button kind="main" onClick={() => done(asked.to, asked.links)}>
                Rename, and mend the links
              </Button>
            </>
          }
        >
          <p>{`Links lead to it from ${placesOf(asked.links)}.`}</p>
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
