/** Takes the label of one click. It must return at once: the page is about to change. */
export type Sink = (label: string) => void

/**
 * Tells `sink` the label of every click inside `root`: the nearest `data-event` around the target,
 * or nothing where there is none. One click is one event, however deep labels are nested. It only
 * listens, and listens last, so no click is ever delayed or changed by it, and a click that an
 * island holds back and replays counts once.
 */
export function watchClicks(root: HTMLElement, sink: Sink): () => void {
  const count = ({ target }: Event): void => {
    const label = (target as Element).closest<HTMLElement>('[data-event]')?.dataset['event']
    if (label) sink(label)
  }
  root.addEventListener('click', count)
  return () => root.removeEventListener('click', count)
}
