import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

import type { Draft, StoredDocument, StudioSite } from '#studio/api.ts'
import { textOf } from '#studio/state/documents.ts'
import { firstPage } from '#studio/state/pages.ts'
import { type StudioStoreApi, studioStore } from '#studio/state/store.ts'
import { usedMedia } from '#tools/lib/site/gather.ts'

const metrics: StudioSite['fonts']['metrics'] = {
  unitsPerEm: 1000,
  samples: [50, 150],
  advances: {},
  kerning: {},
  capHeight: 675,
}

/** A file as it is on disk; a value that is no text is written as JSON. */
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
    news: '',
  }
}

/** An editor on these documents, by id, with a page open. */
export function openStudio(
  documents: Readonly<Record<string, unknown>>,
  page: string,
): StudioStoreApi {
  return studioStore(siteOf(documents), page)
}

/** An editor that was opened on these documents, at its first page. */
export function openedOn(
  documents: Readonly<Record<string, unknown>>,
  drafts: readonly Draft[] = [],
): StudioStoreApi {
  const site = siteOf(documents, drafts)
  return studioStore(site, firstPage(site))
}

/** Every document as it would be saved. */
export function texts(store: StudioStoreApi): Record<string, string> {
  const { values, stored } = store.getState()
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, textOf(value, stored[id])]),
  )
}

/** The files of the real site. */
export function realFiles(): Record<string, string> {
  const files: Record<string, string> = {}
  for (const path of readdirSync('pages', { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.json'))
      files[path.replaceAll('\\', '/')] = readFileSync(`pages/${path}`, 'utf8')
  return files
}

/** An editor on these documents, else the real ones, with every picture and video that is there. */
export function openedWithMedia(
  page: string,
  documents: Readonly<Record<string, unknown>> = realFiles(),
): StudioStoreApi {
  const store = openStudio(documents, page)
  const there = readdirSync('pages/media', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => `media/${path.replaceAll('\\', '/')}`)
  const named = usedMedia(Object.values(realFiles()).map((text) => JSON.parse(text) as unknown))
  store.getState().stocked(
    Object.fromEntries(
      [...there, ...named].map((src) => [
        src,
        {
          src,
          url: `/${src}`,
          width: 100,
          height: 100,
          kind: /(mp4|webm)$/.test(src) ? ('video' as const) : ('vector' as const),
          type: 'image/svg+xml',
          bytes: 10,
        },
      ]),
    ),
  )
  return store
}
