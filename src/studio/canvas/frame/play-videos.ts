/**
 * Plays the silent loops of the page in the frame while they are in view and motion is welcome, to the
 * system and to the author (`data-motion`). The page's own script does this for visitors; none of it
 * runs here. What comes back stops it.
 */
export function playVideos(frame: Document): () => void {
  const window = frame.defaultView
  if (!window) return () => {}
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
  const seen = new Map<HTMLVideoElement, boolean>()
  const follow = (video: HTMLVideoElement): void => {
    const { webm = '', mp4 = '', media } = video.dataset
    const welcome = !calm.matches && frame.documentElement.dataset['motion'] !== 'paused'
    const wanted = seen.get(video) && welcome && window.matchMedia(media || 'all').matches
    if (!wanted) return video.pause()
    if (!video.src) video.src = video.canPlayType('video/webm; codecs=vp9') ? webm : mp4
    // A browser may refuse to play, to save the battery for instance.
    video.play().catch(() => {})
  }
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      seen.set(target as HTMLVideoElement, isIntersecting)
      follow(target as HTMLVideoElement)
    }
  })
  const look = (): void => {
    for (const video of seen.keys())
      if (!video.isConnected) {
        sight.unobserve(video)
        seen.delete(video)
      }
    for (const video of frame.querySelectorAll<HTMLVideoElement>('video[data-mp4]')) {
      if (!seen.has(video)) seen.set(video, false)
      sight.observe(video)
    }
  }
  const changes = new MutationObserver(look)
  changes.observe(frame.body, { childList: true, subtree: true })
  const moved = ({ target }: Event): void => {
    if (target instanceof window.HTMLVideoElement) target.dataset['moved'] = ''
  }
  const all = (): void => seen.forEach((_, video) => follow(video))
  const choice = new window.MutationObserver(all)
  choice.observe(frame.documentElement, { attributeFilter: ['data-motion'] })
  calm.addEventListener('change', all)
  frame.addEventListener('timeupdate', moved, true)
  look()
  return () => {
    changes.disconnect()
    choice.disconnect()
    sight.disconnect()
    calm.removeEventListener('change', all)
    frame.removeEventListener('timeupdate', moved, true)
    for (const video of seen.keys()) video.pause()
  }
}

/** Has what moves on the page stand, or move again: by the mark that a visitor's choice leaves. */
export function setMotion(frame: Document, still: boolean): void {
  frame.documentElement.dataset['motion'] = still ? 'paused' : 'playing'
}
