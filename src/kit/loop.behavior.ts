/**
 * Gives a silent loop its file once the page has loaded, and plays it only while it is on screen
 * and motion is welcome: the system does not ask for stillness, the visitor has not paused motion,
 * data is not being saved, and `data-media`, if given, matches. Until then its still stands there;
 * `data-moved` says that the video has taken its place. On a page that shows no `kit/motion` button
 * it plays once: what goes on by itself is something that a visitor must be able to stop.
 */
import { on } from './on.ts'
import { watchMotion } from './watch-motion.ts'

export function start(root: HTMLElement): () => void {
  const video = root as HTMLVideoElement
  const { webm = '', mp4 = '', media } = video.dataset
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {}
  const where = matchMedia(media || 'all')
  let seen: boolean | undefined
  let still = false
  const follow = (): void => {
    if (seen && !still && !saveData && where.matches) {
      if (!video.src) video.src = video.canPlayType('video/webm; codecs=vp9') ? webm : mp4
      // Such a button hides itself at times; what it stands in does not.
      video.loop = [...document.querySelectorAll('[data-behavior$=motion]')].some(
        (button) => button.parentElement!.offsetWidth,
      )
      // A browser may refuse to play, to save the battery for instance.
      video.play().catch(() => {})
    } else video.pause()
  }
  const observer = new IntersectionObserver((entries) => {
    seen = entries.at(-1)?.isIntersecting
    follow()
  })
  const ready = (): void => observer.observe(video)
  const stops = [
    watchMotion((calm, paused) => {
      still = calm || paused
      follow()
    }),
    on(where, 'change', follow),
    on(video, 'timeupdate', () => {
      video.dataset['moved'] = ''
    }),
    on(window, 'load', ready),
    () => observer.disconnect(),
    () => video.pause(),
  ]
  if (document.readyState === 'complete') ready()
  return () => stops.forEach((stop) => stop())
}
