import type { StudioEvent, StudioSite } from '#studio/api.ts'
import { ServerError, ask, send } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { allFiles, takeUp } from './follow.ts'

/** Silence after which the server is taken for gone: it gives a sign of life every ten seconds. */
const SILENCE_MS = 25_000

/** How long to wait before asking a server that does not answer again. */
const AGAIN_MS = 1500

/**
 * Listens to what happens on disk, for as long as the editor is open; what it returns stops it.
 *
 * A server that does not answer is said once, and asked again and again. When it is back, all that
 * happened meanwhile is taken up first.
 */
export function listenToDisk(store: StudioStoreApi): () => void {
  const stopped = new AbortController()
  void (async () => {
    let missed = false
    while (!stopped.signal.aborted) {
      const silence = new AbortController()
      try {
        const signal = AbortSignal.any([stopped.signal, silence.signal])
        const response = await send('GET', 'events', undefined, { signal })
        if (!response.ok || !response.body) throw new ServerError('', response.status)
        let timer = setTimeout(() => silence.abort(), SILENCE_MS)
        for await (const event of eventsOf(response.body)) {
          clearTimeout(timer)
          timer = setTimeout(() => silence.abort(), SILENCE_MS)
          if (missed) await catchUp(store)
          missed = false
          hear(store, event)
        }
        clearTimeout(timer)
      } catch {
        // Nobody is there; what follows says so.
      }
      if (stopped.signal.aborted) return
      missed = true
      leave(store)
      await new Promise((done) => setTimeout(done, AGAIN_MS))
    }
  })()
  return () => stopped.abort()
}

function hear(store: StudioStoreApi, event: StudioEvent): void {
  const { saving, setSaving, say, stocked } = store.getState()
  if (saving.server === 'gone') {
    setSaving({ server: 'there' })
    say('The Studio’s server is back.')
  }
  if (event.kind === 'changed') takeUp(store, event.documents)
  if (event.kind === 'media') stocked(event.media)
  if (event.kind === 'code')
    say('The code of this site changed. Save, and reload this page to edit with it.', true)
}

function leave(store: StudioStoreApi): void {
  const { saving, setSaving, say } = store.getState()
  if (saving.server === 'gone') return
  setSaving({ server: 'gone' })
  say(
    'The Studio’s server does not answer. Your changes are kept in this tab; start it again with `npm start`.',
    true,
  )
}

async function catchUp(store: StudioStoreApi): Promise<void> {
  const { documents, media, git } = await ask<StudioSite>('GET', 'site')
  store.getState().stocked(media)
  store.getState().committed(git)
  takeUp(store, allFiles(store, documents))
}

/** The lines of a body, as events; half a line waits for its other half. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<StudioEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield JSON.parse(line) as StudioEvent
  }
}
