/// <reference lib="webworker" />
import { checkSite } from '#engine/check.ts'
import { parsed, textOf } from '#studio/state/documents.ts'

import { withDelta } from './delta.ts'
import type { CheckAnswer, CheckRequest } from './messages.ts'
import { type KnownSite, siteTree } from './site-tree.ts'

/** What is known of the site; the editor sends only what changed since. */
let known: KnownSite | undefined
const texts = new Map<string, string>()
/** The values that were told; of a document that nothing was told of, its text has it. */
const values = new Map<string, unknown>()

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.kind === 'open') {
    known = data.site
    texts.clear()
    values.clear()
    for (const [id, { text }] of Object.entries(data.site.documents)) texts.set(id, text)
  } else if (data.kind === 'media') {
    if (known) known = { ...known, media: data.media }
  } else if (data.kind === 'change') {
    for (const [id, { delta, stored }] of Object.entries(data.changed)) {
      const before = values.has(id) ? values.get(id) : parsed(texts.get(id) ?? '')
      const value = delta && withDelta(before, delta)
      values.set(id, value)
      if (value !== undefined) texts.set(id, textOf(value, stored))
      // A file that is no JSON has no value, and is there all the same.
      else if (stored && parsed(stored.text) === undefined) texts.set(id, stored.text)
      else texts.delete(id)
    }
    const changed = Object.keys(data.changed).map((id) => [id, texts.get(id) ?? null] as const)
    tell({ kind: 'texts', texts: Object.fromEntries(changed) })
  } else {
    check().catch(() => tell({ kind: 'failed' }))
  }
})

async function check(): Promise<void> {
  if (!known) return
  // Changes may be told while this check goes on; they are of the next one.
  const { findings } = await checkSite(siteTree(known, new Map(texts)))
  tell({ kind: 'findings', findings })
}

function tell(answer: CheckAnswer): void {
  postMessage(answer)
}
