import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { checkSite } from '#engine/check.ts'
import { read } from '#engine/text/read.ts'
import type { RemovalResult, StudioSite, Unpublished, UploadResult } from '#studio/api.ts'
import { disk } from '#tools/lib/disk/disk.ts'
import { usedMedia } from '#tools/lib/site/gather.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { MadeFiles } from '#tools/start/made-files.ts'

import { readDocument, readDocuments } from './documents/read-documents.ts'
import { documentSaver } from './documents/save-documents.ts'
import { recover, recoverAtStart } from './documents/save-files.ts'
import { draftJournal } from './drafts/draft-journal.ts'
import { watchChanges } from './events/changes.ts'
import { gitState } from './git/git-state.ts'
import { dates, deleted, history, version } from './git/history.ts'
import { publisher } from './git/publish.ts'
import { gitIn } from './git/run-git.ts'
import { Refused } from './http/refused.ts'
import type { Routes } from './http/routes.ts'
import { removeMedia } from './media/remove-media.ts'
import { keepUpload } from './media/upload.ts'
import { type Place, stateFolder } from './place.ts'
import { siteReader } from './site/get-site.ts'
import { readToJudge } from './site/judge.ts'

const MB = 1024 * 1024

/** Longest that a commit or a push may take, in milliseconds: hooks run tests, and videos are large. */
const PUBLISHING = 5 * 60_000

interface StudioApi {
  readonly routes: Routes
  /** A file of the repository came, went or changed. */
  fileChanged(path: string): void
  close(): void
}

interface Dependencies {
  readonly place: Place
  readonly made: MadeFiles
  /** The check by the schemas as they are now, which may be newer than this process. */
  checker(): Promise<typeof checkSite>
}

/** Every request that changes or tells files, over one pages folder. */
export function studioApi({ place, made, checker }: Dependencies): StudioApi {
  const folders = { folder: place.folder, state: stateFolder(place) }
  const drafts = draftJournal(disk, join(folders.state, 'drafts'), (id) => readDocument(place, id))
  const git = gitIn(place.folder)
  const reader = siteReader({
    place,
    made,
    drafts: (documents) => drafts.offered(documents),
  })
  const changes = watchChanges({ place, media: reader.media, lost: drafts.vanished })
  const publish = publisher({
    git: gitIn(place.folder, PUBLISHING),
    read: async () => readToJudge(place, await checker()),
    shown: (id) => usedMedia(read('text', readDocument(place, id)?.text ?? '').value),
  })
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
  const mustBeThere = (): void => {
    if (existsSync(place.folder)) return
    throw new Refused(
      503,
      'The pages folder is gone: it was moved, renamed or deleted. Put it back where it was, then try again.',
    )
  }

  return {
    routes: {
      'GET site': {
        async answer() {
          mustBeThere()
          atStart()
          // From before it is read, so that what changes meanwhile is told later.
          const news = changes.now()
          return { ...(await reader.site(changes.read)), news } satisfies StudioSite
        },
      },
      'GET news': {
        answer: ({ query, tab }) => changes.since(query.get('after') ?? '', tab),
      },
      'GET dates': { answer: () => dates(git) },
      'GET deleted': { answer: () => deleted(git) },
      'GET history': { answer: ({ query }) => history(git, query) },
      'GET version': { answer: ({ query }) => version(git, query) },
      'GET publish': {
        async answer() {
          mustBeThere()
          const [state, { documents }] = await Promise.all([gitState(git), readDocuments(place)])
          return { git: state, documents } satisfies Unpublished
        },
      },
      'POST publish': { limit: MB, answer: ({ body }) => publish(body) },
      'POST save': {
        limit: 32 * MB,
        answer({ body, tab }) {
          mustBeThere()
          atStart()
          return save(body, (documents) => changes.saved(documents, tab))
        },
      },
      'POST media': {
        // Larger than what is kept, so that a video that is too large is told so, not just cut off.
        limit: 100 * MB,
        async answer({ body }) {
          mustBeThere()
          const src = await keepUpload({ disk, place }, body)
          const media = await reader.media()
          changes.stocked(media)
          return { src, media } satisfies UploadResult
        },
      },
      'POST remove-media': {
        limit: MB,
        async answer({ body }) {
          mustBeThere()
          atStart()
          const [{ files: texts }, { documents }] = await Promise.all([
            readSite(place),
            readDocuments(place),
          ])
          removeMedia({ disk, place, texts, drafts: drafts.offered(documents) }, body)
          const media = await reader.media()
          changes.stocked(media)
          return { media } satisfies RemovalResult
        },
      },
      'PUT drafts': {
        limit: 32 * MB,
        answer({ body, tab }) {
          drafts.put(body, tab)
          return {}
        },
      },
    },
    fileChanged: (path) => changes.fileChanged(path),
    close: () => changes.close(),
  }
}
