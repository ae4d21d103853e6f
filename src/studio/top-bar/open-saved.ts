import { saved } from '#studio/save/saved.ts'
import { ServerError } from '#studio/server/request.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { previewAddress } from './preview-address.ts'

/**
 * Saves, and opens what the server has of the open page then, as on a day where one is given; where it
 * does not save, it says so and opens nothing.
 */
export async function openSaved(store: StudioStoreApi, at?: string): Promise<void> {
  const { page, say } = store.getState()
  try {
    await saved(store, 'opened')
  } catch (error) {
    if (!(error instanceof ServerError)) throw error
    return say(`${error.message} The preview shows what’s saved, so it wasn’t opened.`, 'refused')
  }
  const found = previewAddress(store.getState().values, page, at)
  if ('problem' in found) return say(found.problem, 'refused')
  // Not by `noopener`, with which no tab is answered, whether there is one or not.
  const tab = window.open(found.address, '_blank')
  if (tab) tab.opener = null
  else say('It’s saved, but your browser blocked the new tab. Press Preview again.', 'refused')
  return undefined
}
