/** Takes the label of one click. It must return at once: the page is about to change. */
export type Sink = (label: string) => void

/** What `MouseEvent.button` says of the middle one; those beyond it open no link. */
const MIDDLE = 1

/**
 * Tells `sink` the label of every click inside `root`: the nearest `data-event` around the target,
 * or nothing where there is none. One click is one event, however deep labels are nested. The middle
 * button opens a link in a new tab and counts too. It only listens, and listens last, so no click is
 * ever delayed or changed by it, and a click that an island holds back and replays counts once.
 */
export function watchClicks(root: HTMLElement, sink: Sink): () => void {
  const count = ({ target, button }: MouseEvent): void => {
    if (button > MIDDLE) return
    const label = (target as Element).closest<HTMLElement>('[data-event]')?.dataset['event']
    if (label) sink(label)
  }
  // Browsers tell `click` of the first button alone.
  root.addEventListener('click', count)
  root.addEventListener('auxclick', count)
  return () => {
    root.removeEventListener('click', count)
    root.removeEventListener('auxclick', count)
  }
}
