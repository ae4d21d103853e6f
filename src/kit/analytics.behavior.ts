import { watchClicks } from '#site/analytics/clicks.ts'
import { sinkOf } from '#site/analytics/sinks.ts'

/**
 * Counts clicks on everything inside that has a `data-event`. `data-sink` says where they go
 * (`dataLayer` or `beacon`, with its `data-endpoint`); anything else counts nothing.
 */
export function start(root: HTMLElement): () => void {
  const { sink, endpoint } = root.dataset
  return watchClicks(root, sinkOf(sink, endpoint))
}
