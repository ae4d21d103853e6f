import type { News, StudioSite } from '#studio/api.ts'
import { OTHER_SITE, ServerError, ask, opensAnother, send } from '#studio/server/request.ts'
import { changedDocuments } from '#studio/state/documents.ts'
import { outages } from '#studio/state/saving.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import type * as Follow from './follow.ts'

const UPDATED = 'This site’s code was updated. Save, then reload this page to use the new version.'

/** How often the server is asked what happened, in milliseconds. */
const EVERY_MS = 1000

/**
 * How long after the editor what follows the files is loaded, in milliseconds, if a page is drawn by
 * then: with the next answer, and with each after it, for which it is there.
 */
const FOLLOW_MS = 5000

/** How many times as long a page is waited for: none is drawn where all are listed, or one can't be read. */
const FOLLOW_TIMES = 6

/** Silence after which the server is taken for gone. */
const SILENCE_MS = 25_000

/**
 * Asks the server what happens on disk, for as long as the editor is open; what it returns stops it.
 * `lost` hears of drafts of this tab that the journal has forgotten.
 *
 * A server that does not answer, is one of another site, or whose pages folder is gone, is said once,
 * and asked again and again. When it is back, all that happened meanwhile is taken up first.
 */
export function listenToDisk(
  store: StudioStoreApi,
  lost: (ids: readonly string[]) => void,
): () => void {
  const stopped = new AbortController()
  const begun = Date.now()
  void (async () => {
    let { news: cursor } = store.getState().site
    while (!stopped.signal.aborted) {
      try {
        const { stored, said } = store.getState()
        const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(SILENCE_MS)])
        const response = await send('GET', `news?after=${cursor}`, undefined, { signal })
        if (!response.ok) throw new ServerError('', response.status)
        // Before it is needed, since a later build of the editor may have taken its place by then; and
        // from a server that has just answered, since a browser keeps the failure of an import.
        const wait = store.getState().view.drawn ? FOLLOW_MS : FOLLOW_MS * FOLLOW_TIMES
        if (Date.now() - begun >= wait) void import('./follow.ts').catch(() => {})
        const news = (await response.json()) as News
        const follow = tellsOfFiles(news) ? await import('./follow.ts') : undefined
        // An answer from before a save tells of files as they are no more.
        if (store.getState().stored !== stored) continue
        if (news.gone) leave(store, 'no-pages')
        else {
          cursor = news.unknown ? await catchUp(store, cursor, lost) : news.cursor
          isBack(store, said, news.unknown === true && (await opensAnother()))
          if (!news.unknown) hear(store, news, follow)
          if (!news.unknown && news.lost.length > 0) lost(news.lost)
        }
      } catch (error) {
        const isOther = error instanceof ServerError && error.status === OTHER_SITE
        if (!stopped.signal.aborted) leave(store, isOther ? 'other-site' : 'gone')
      }
      await new Promise((done) => setTimeout(done, EVERY_MS))
    }
  })()
  return () => stopped.abort()
}

function tellsOfFiles(news: News): boolean {
  return 'documents' in news && Object.keys(news.documents).length > 0
}

function hear(
  store: StudioStoreApi,
  { documents, media, code }: Extract<News, { code: boolean }>,
  follow: typeof Follow | undefined,
): void {
  follow?.takeUp(store, documents)
  if (media) store.getState().stocked(media)
  if (code) store.getState().say(UPDATED, 'refused')
}

/**
 * Says so, before what was said since `before` of files that changed meanwhile, and of code that did,
 * which whoever stops the server, updates and starts it again changes.
 */
function isBack(store: StudioStoreApi, before: StudioState['said'], isUpdated: boolean): void {
  const { saving, said, setSaving, say } = store.getState()
  const wasGone = saving.server !== 'there'
  if (!wasGone && !isUpdated) return
  setSaving({ server: 'there' })
  const what = saving.server === 'no-pages' ? 'pages folder' : 'Studio’s server'
  const news = said === before ? '' : said.text
  const parts = [wasGone ? `The ${what} is back.` : '', news, isUpdated ? UPDATED : '']
  const isRefused = isUpdated || (news !== '' && said.kind === 'refused')
  say(parts.filter(Boolean).join(' '), isRefused ? 'refused' : 'news')
}

function leave(store: StudioStoreApi, server: keyof typeof outages): void {
  const { saving, setSaving, say } = store.getState()
  if (saving.server === server) return
  setSaving({ server })
  say(outages[server], 'refused')
}

/**
 * Takes up all there is, and answers what to ask for next: the same as `cursor` where a save came
 * between, so that the answer is from before it.
 */
async function catchUp(
  store: StudioStoreApi,
  cursor: string,
  lost: (ids: readonly string[]) => void,
): Promise<string> {
  const { stored } = store.getState()
  const { allFiles, takeUp } = await import('./follow.ts')
  const { documents, media, news } = await ask<StudioSite>('GET', 'site')
  if (store.getState().stored !== stored) return cursor
  store.getState().stocked(media)
  takeUp(store, allFiles(store, documents))
  // Nobody tells which drafts were forgotten while the server was gone.
  const { values, disk } = store.getState()
  lost(changedDocuments(values, disk))
  return news
}
