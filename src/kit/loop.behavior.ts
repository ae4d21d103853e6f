/**
 * Gives a silent loop its file once the page has loaded, and plays it only while it is on screen
 * and motion is welcome. Returns what stops it.
 */
export function start(root: HTMLElement): () => void {
  const video = root as HTMLVideoElement
  const { webm = '', mp4 = '', media } = video.dataset
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData
  if (saves || matchMedia('(prefers-reduced-motion: reduce)').matches || (media && !matchMedia(media).matches)) return () => {}
  let seen = false
  const observer = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? false
    follow()
  })
  const follow = (): void => {
    const play = seen && document.documentElement.dataset['motion'] !== 'paused'
    if (play && !video.src) video.src = video.canPlayType('video/webm; codecs="vp9"') ? webm : mp4
    if (play) void video.play().catch(() => {})
    else video.pause()
  }
  const ready = (): void => observer.observe(video)
  const marks = new MutationObserver(follow)
  marks.observe(document.documentElement, { attributeFilter: ['data-motion'] })
  if (document.readyState === 'complete') ready()
  else addEventListener('load', ready, { once: true })
  return () => {
    removeEventListener('load', ready)
    observer.disconnect()
    marks.disconnect()
    video.pause()
  }
}
