/**
 * Keeps a file that is dropped where nothing takes it from being opened by the browser in place of
 * the Studio. What comes back stops it.
 */
export function refuseFiles(page: Document): () => void {
  const stop = new AbortController()
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  page.addEventListener('dragover', refuse, { signal: stop.signal })
  page.addEventListener('drop', refuse, { signal: stop.signal })
  return () => stop.abort()
}
