import { saved } from '#studio/save/saved.ts'
import { ServerError } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { previewAddress } from './preview-address.ts'

/**
 * Saves, and opens what the server has of the open page then, as on a day where one is given; where it
 * does not save, it says so and opens nothing. The tab is there first: WebKit opens none for a press
 * that something was waited for since.
 */
export async function openSaved(store: StudioStoreApi, at?: string): Promise<void> {
  const { page, say } = store.getState()
  // Not by `noopener`, with which no tab is answered, whether there is one or not.
  const tab = window.open('', '_blank')
  const refuse = (words: string): void => {
    tab?.close()
    say(words, 'refused')
  }
  try {
    await saved(store, 'opened')
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return refuse(`${error.message} The preview shows what’s saved, so it wasn’t opened.`)
  }
  const found = previewAddress(store.getState().values, page, at)
  if ('problem' in found) return refuse(found.problem)
  if (!tab)
    return say('It’s saved, but your browser blocked the new tab. Press Preview again.', 'refused')
  tab.opener = null
  tab.location.replace(found.address)
  return undefined
}
