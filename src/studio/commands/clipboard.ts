import { isForWindow, isTyping } from '#studio/actions/keys.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

import { copied, copiedText } from './copy-blocks.ts'
import { paste } from './paste-blocks.ts'

const NO_FILES =
  'What was copied is a file, not a block. Drop it on a picture of the page, or on Media.'

/**
 * Copies, cuts and pastes blocks as the browser tells of it, which needs nobody's permission. Words
 * that are marked, and fields that are typed in, keep theirs. What comes back stops it.
 */
export function startClipboard(store: StudioStoreApi, where: Document): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const isOurs = ({ target, clipboardData }: ClipboardEvent): boolean =>
    clipboardData !== null &&
    store.getState().view.screen === 'page' &&
    !isTyping(target) &&
    !isForWindow(target, store.getState())
  for (const kind of ['copy', 'cut'] as const)
    where.addEventListener(
      kind,
      (event) => {
        const text = copiedText(store.getState())
        const marked = where.getSelection()?.isCollapsed === false
        if (!isOurs(event) || marked || text === undefined) return
        event.preventDefault()
        event.clipboardData?.setData('text/plain', text)
        copied(store.getState(), text, kind === 'cut')
      },
      { signal },
    )
  where.addEventListener(
    'paste',
    (event) => {
      if (!isOurs(event)) return
      event.preventDefault()
      const text = event.clipboardData?.getData('text/plain') ?? ''
      const isFile = text === '' && (event.clipboardData?.files.length ?? 0) > 0
      if (isFile) store.getState().say(NO_FILES, 'refused')
      else paste(store.getState(), text)
    },
    { signal },
  )
  return () => stop.abort()
}
