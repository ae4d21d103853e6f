import { createHash } from 'node:crypto'

import type { Draft, StoredDocument, StudioSite } from '#studio/api.ts'
import { firstPage } from '#studio/state/pages.ts'
import { type StudioStoreApi, studioStore } from '#studio/state/store.ts'

const metrics: StudioSite['fonts']['metrics'] = {
  unitsPerEm: 1000,
  samples: [100],
  advances: {},
  kerning: {},
  capHeight: 700,
  ascent: 900,
  descent: 200,
}

/** A file as it is on disk, with just enough of a hash to tell two texts apart. */
export function file(value: unknown): StoredDocument {
  const text = typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`
  return { text, hash: createHash('sha256').update(text).digest('hex') }
}

/** What the server tells of a pages folder of these documents. */
export function siteOf(
  documents: Readonly<Record<string, unknown>>,
  drafts: readonly Draft[] = [],
): StudioSite {
  return {
    pagesDir: 'pages',
    documents: Object.fromEntries(
      Object.entries(documents).map(([id, value]) => [id, file(value)]),
    ),
    media: {},
    fonts: { css: '', metrics, families: {} },
    blocks: { files: {}, names: {} },
    year: 2026,
    drafts,
    git: { branch: null, remote: null, committed: {} },
  }
}

/** An editor that was opened on these documents. */
export function openedOn(
  documents: Readonly<Record<string, unknown>>,
  drafts: readonly Draft[] = [],
): StudioStoreApi {
  const site = siteOf(documents, drafts)
  return studioStore(site, firstPage(site))
}
