import { readFileSync, readdirSync } from 'node:fs'

import type { StudioSite } from '#studio/api.ts'
import { type StudioStoreApi, studioStore } from '#studio/state/store.ts'

/** An editor on these files, by id; a value that is no text is written as JSON. */
export function openStudio(files: Readonly<Record<string, unknown>>, page: string): StudioStoreApi {
  const documents: StudioSite['documents'] = Object.fromEntries(
    Object.entries(files).map(([id, file]) => [
      id,
      {
        text: typeof file === 'string' ? file : `${JSON.stringify(file, null, 2)}\n`,
        hash: 'f'.repeat(64),
      },
    ]),
  )
  return studioStore(
    {
      pagesDir: 'pages',
      documents,
      media: {},
      fonts: {
        css: '',
        metrics: {
          unitsPerEm: 1000,
          samples: [50, 150],
          advances: {},
          kerning: {},
          capHeight: 675,
          ascent: 795,
          descent: 240,
        },
        families: {},
      },
      blocks: { files: {}, names: {} },
      year: 2026,
      drafts: [],
      git: { branch: null, remote: null, committed: {} },
    },
    page,
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
