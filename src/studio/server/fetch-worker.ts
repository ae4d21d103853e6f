/// <reference lib="webworker" />
import type { FetchAnswer, FetchRequest } from './fetch-off-thread.ts'

const running = new Map<number, AbortController>()

addEventListener('message', ({ data }: MessageEvent<FetchRequest>) => {
  if (data.kind === 'abort') running.get(data.id)?.abort()
  else void answer(data)
})

async function answer({ id, url, init }: FetchRequest & { kind: 'fetch' }): Promise<void> {
  const abort = new AbortController()
  running.set(id, abort)
  try {
    const response = await fetch(url, { ...init, signal: abort.signal })
    tell({ id, status: response.status, body: await response.text() })
  } catch {
    tell({ id })
  }
  running.delete(id)
}

function tell(message: FetchAnswer): void {
  postMessage(message)
}
