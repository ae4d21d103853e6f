/**
 * One feed, asked for once a page view, however many blocks show it.
 *
 * A store keeps the promise of its answer. The stores of a page hang on its document, under a name
 * that every script of the page finds: islands and behaviors are bundled apart, each with its copy
 * of this module.
 */
import type { Feed } from './feed.ts'
import { type Means, fetchJson } from './fetch-json.ts'
import { parseFeed } from './parse-feed.ts'

export interface FeedSource {
  readonly url: string
  /** Hosts that pictures may come from. */
  readonly mediaHosts: readonly string[]
}

export interface FeedStore {
  /**
   * The feed, or null when it did not come or held nothing to show: keep the snapshot, or say so.
   * Settles within 8 s, never rejects, and asks the network at the first call only.
   */
  load(): Promise<Feed | null>
}

/** A store that has not asked yet. What goes wrong is said once, in the console. */
export function createFeedStore({ url, mediaHosts }: FeedSource, means: Means): FeedStore {
  let answer: Promise<Feed | null> | undefined
  const ask = async (): Promise<Feed | null> => {
    try {
      const feed = parseFeed(await fetchJson(url, means), mediaHosts)
      if (!feed) console.error(`Error fetching ${url}: the answer holds no post that can be shown`)
      return feed
    } catch (error) {
      console.error(
        error instanceof Error && error.message.startsWith('Error')
          ? error.message
          : `Error fetching ${url}: ${String(error)}`,
      )
      return null
    }
  }
  return { load: () => (answer ??= ask()) }
}

const key = Symbol.for('social-feed')

/** The store of this feed on this page, the same for every caller. */
export function pageFeed(page: Document, source: FeedSource): FeedStore {
  const stores = ((page as { [key]?: Map<string, FeedStore> })[key] ??= new Map())
  const store =
    stores.get(source.url) ?? createFeedStore(source, { fetch: (...args) => fetch(...args) })
  stores.set(source.url, store)
  return store
}
