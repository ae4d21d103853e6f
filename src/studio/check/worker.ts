/// <reference lib="webworker" />
import { checkSite } from '#engine/check.ts'
import { textOf } from '#studio/state/documents.ts'

import type { CheckAnswer, CheckRequest } from './messages.ts'

/** What is known of the site; the editor sends only what changed since. */
let known: Extract<CheckRequest, { kind: 'open' }> | undefined
const texts = new Map<string, string>()

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.kind === 'open') {
    known = data
    texts.clear()
    for (const [id, { text }] of Object.entries(data.documents)) texts.set(id, text)
  } else if (data.kind === 'media') {
    if (known) known = { ...known, media: data.media }
  } else {
    for (const [id, { value, stored }] of Object.entries(data.changed)) {
      if (value === undefined) texts.delete(id)
      else texts.set(id, textOf(value, stored))
    }
    const changed = Object.keys(data.changed).map((id) => [id, texts.get(id) ?? null] as const)
    tell({ kind: 'texts', number: data.number, texts: Object.fromEntries(changed) })
    void check(data.number)
  }
})

async function check(number: number): Promise<void> {
  if (!known) return
  const { pagesDir, blocks, media } = known
  const { findings } = await checkSite({
    pagesDir,
    files: new Map([
      ...[...texts].map(([id, text]) => [`${pagesDir}/${id}`, text] as const),
      ...Object.entries(blocks.files),
    ]),
    media: new Set(media),
    blockFiles: new Map(
      Object.entries(blocks.names).map(([type, names]) => [type, new Set(names)] as const),
    ),
  })
  tell({ kind: 'findings', number, findings })
}

function tell(answer: CheckAnswer): void {
  postMessage(answer)
}
