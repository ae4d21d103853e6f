import type { StudioEvent } from '#studio/api.ts'

/** How often an open editor hears that the server is there, in milliseconds. */
const ALIVE = 10_000

/** The editors that are open, each of them a tab with a name it gave itself. */
export interface Listeners {
  /** Begins to write events, as lines of JSON; returns what ends it. */
  add(tab: string, write: (line: string) => void): () => void
  /** Tells all editors, or only one, or all except the one that knows already. */
  tell(event: StudioEvent, to?: { only: string } | { except: string }): void
}

export function listeners(): Listeners {
  const open = new Set<{ tab: string; send(event: StudioEvent): void }>()
  return {
    add(tab, write) {
      const send = (event: StudioEvent): void => write(`${JSON.stringify(event)}\n`)
      const listener = { tab, send }
      open.add(listener)
      send({ kind: 'alive' })
      const timer = setInterval(() => send({ kind: 'alive' }), ALIVE)
      timer.unref()
      return () => {
        clearInterval(timer)
        open.delete(listener)
      }
    },
    tell(event, to) {
      const isMeant = (tab: string): boolean =>
        !to || ('only' in to ? tab === to.only : tab !== to.except)
      for (const { tab, send } of open) if (isMeant(tab)) send(event)
    },
  }
}
