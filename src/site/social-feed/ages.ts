import { relativeTime } from './relative-time.ts'

/** Says of each `<time>` in this list how long ago it was, in the language of the page. */
export function tellAges(list: HTMLElement): void {
  const now = new Date()
  const { lang } = document.documentElement
  for (const time of list.querySelectorAll('time'))
    time.textContent = relativeTime(new Date(time.dateTime), now, lang)
}

/**
 * Says the ages in this list at once, every minute, and when the page is looked at again: a phone
 * that sleeps runs no timers.
 */
export function keepAges(list: HTMLElement): () => void {
  const tell = (): void => tellAges(list)
  const timer = setInterval(tell, 6e4)
  document.addEventListener('visibilitychange', tell)
  tell()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}
