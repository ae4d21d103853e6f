import { join } from 'node:path'

import type { UploadResult } from '#studio/api.ts'

import { disk } from './disk/disk.ts'
import { recover, recoverAtStart } from './disk/save-files.ts'
import { documentSaver } from './documents/save-documents.ts'
import { draftJournal } from './drafts/draft-journal.ts'
import { watchChanges } from './events/changes.ts'
import { listeners } from './events/listeners.ts'
import { type Routes, Stream } from './http/routes.ts'
import { keepUpload } from './media/upload.ts'
import { type Place, stateFolder } from './place.ts'
import { siteReader } from './site/get-site.ts'
import type { MadeFiles } from './site/made-files.ts'

const MB = 1024 * 1024

interface StudioApi {
  readonly routes: Routes
  /** A file of the repository came, went or changed. */
  fileChanged(path: string): void
  close(): void
}

/** Every request that changes or tells files, over one pages folder. */
export function studioApi(place: Place, made: MadeFiles): StudioApi {
  const folders = { folder: place.folder, state: stateFolder(place) }
  const drafts = draftJournal(disk, join(folders.state, 'drafts'))
  const editors = listeners()
  const reader = siteReader({
    place,
    made,
    drafts: (documents) => drafts.offered(documents),
    git: () => Promise.resolve({ branch: null, remote: null, committed: {} }),
  })
  const changes = watchChanges({ place, listeners: editors, media: reader.media })
  const save = documentSaver({ disk, place, folders })
  // A save that the last start left half done is completed before anybody reads the files. A disk
  // that refuses even that is told of by the first request, which tries again.
  let atStart = (): void => {
    recoverAtStart(disk, folders)
    atStart = () => recover(disk, folders)
  }
  try {
    atStart()
  } catch {
    // Told by the first request.
  }

  return {
    routes: {
      'GET site': {
        async answer() {
          atStart()
          const site = await reader.site()
          changes.read(site.documents)
          return site
        },
      },
      'GET events': {
        answer: ({ tab }) => new Stream((write) => editors.add(tab, write)),
      },
      'POST save': {
        limit: 32 * MB,
        answer({ body, tab }) {
          atStart()
          return save(body, (documents) => changes.saved(documents, tab))
        },
      },
      'POST media': {
        // Larger than what is kept, so that a video that is too large is told so, not just cut off.
        limit: 100 * MB,
        async answer({ body }) {
          const src = await keepUpload({ disk, place }, body)
          return { src, media: await reader.media() } satisfies UploadResult
        },
      },
      'PUT drafts': { limit: 32 * MB, answer: ({ body }) => drafts.put(body) },
    },
    fileChanged: (path) => changes.fileChanged(path),
    close: () => changes.close(),
  }
}
