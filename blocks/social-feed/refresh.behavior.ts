/**
 * Newer posts in place of the snapshot. `data-state` of the root says how it stands: `snapshot` or
 * `loading` at first, then `loaded`, or when nothing came `stale` (the snapshot stays) or `failed`.
 * The wall changes once: when the proportions of the new pictures are known.
 */
import { on } from '#kit/on.ts'
import { keepAges, tellAges } from '#site/social-feed/ages.ts'
import { type FeedSource, pageFeed } from '#site/social-feed/feed-store.ts'
import { type Post, linkOf, mediaOf } from '#site/social-feed/feed.ts'
import { sizeOf } from '#site/social-feed/picture-size.ts'

import { clampRatio, placing } from './columns.ts'

export { linkOf, mediaOf }

/** What a tile is marked with, or nothing. Of an album, `#` becomes the number of its pictures. */
export function pillOf(
  { mediaType, children }: Pick<Post, 'mediaType' | 'children'>,
  { video, album }: { video: string; album: string },
): string {
  if (mediaType === 'VIDEO') return video
  const count = children?.length ?? 0
  return mediaType === 'CAROUSEL_ALBUM' && count > 1 ? album.replace('#', `${count}`) : ''
}

export function start(root: HTMLElement): () => void {
  const { feed = '{}', overrides = '{}', posts = '', video = '', album = '' } = root.dataset
  const list = root.querySelector<HTMLElement>('[data-tiles]')!
  const mould = root.querySelector<HTMLTemplateElement>('[data-tile]')!
  const leads = JSON.parse(overrides) as Record<string, string>
  let gone = false

  /** The tile that is there for this post, with its better picture, or a new one. */
  const tileOf = async (post: Post): Promise<{ tile: HTMLElement; ratio: number } | undefined> => {
    const there = [...list.children].find(
      (tile) => (tile as HTMLElement).dataset['post'] === post.id,
    ) as HTMLElement | undefined
    if (there) return { tile: there, ratio: ratioAt(there) }
    const url = mediaOf(post)
    if (!url) return undefined
    const size = await sizeOf(url)
    if (!size) return undefined
    const tile = mould.content.firstElementChild!.cloneNode(true) as HTMLElement
    const [image, pill, time, caption] = [
      tile.querySelector('img')!,
      tile.querySelector('span')!,
      tile.querySelector('time')!,
      tile.querySelector<HTMLElement>('[dir]')!,
    ]
    tile.dataset['post'] = post.id
    tile.querySelector('a')!.href = linkOf(post, leads)
    image.src = url
    const mark = pillOf(post, { video, album })
    if (mark) pill.textContent = mark
    else pill.remove()
    time.dateTime = post.timestamp
    caption.textContent = post.caption
    return { tile, ratio: clampRatio(...size) }
  }

  const show = async (): Promise<void> => {
    if (list.childElementCount) await pageLoaded()
    const answer = await pageFeed(document, JSON.parse(feed) as FeedSource).load()
    const made = await Promise.all((answer?.posts ?? []).slice(0, Number(posts)).map(tileOf))
    if (gone) return
    const tiles = made.filter((item) => item !== undefined)
    if (tiles.length === 0) {
      root.dataset['state'] = list.childElementCount ? 'stale' : 'failed'
      return
    }
    const focused = document.activeElement
    const at = [...list.children].findIndex((tile) => tile.contains(focused))
    const places = placing(tiles.map(({ ratio }) => ratio))
    for (const [index, element] of [...tiles.map(({ tile }) => tile), list].entries())
      for (const [name, value] of Object.entries(places[index] ?? {}))
        element.style.setProperty(name, value)
    list.replaceChildren(...tiles.map(({ tile }) => tile))
    // Whoever was on a photo stays on it, or where it is gone at its place.
    if (at >= 0) {
      const place = (list.children[at] ?? list.lastElementChild)?.querySelector('a')
      const link = list.contains(focused) ? (focused as HTMLElement) : place
      link?.focus({ preventScroll: true })
    }
    tellAges(list)
    root.dataset['state'] = 'loaded'
  }

  const stops = [keepAges(list), uncoverByEscape(list)]
  // A surprise in strange data must not leave the wall loading for ever.
  show().catch((error: unknown) => {
    console.error(error)
    root.dataset['state'] = list.childElementCount ? 'stale' : 'failed'
  })
  return () => {
    gone = true
    stops.forEach((stop) => stop())
  }
}

/**
 * The words of a post lie over its photo: Escape takes them off until the pointer or the focus goes
 * elsewhere (WCAG 2.2, 1.4.13).
 */
function uncoverByEscape(list: HTMLElement): () => void {
  return on<KeyboardEvent>(document, 'keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const link of list.querySelectorAll<HTMLElement>('a:is(:hover, :focus)')) {
      link.dataset['bare'] = ''
      for (const leaving of ['pointerleave', 'blur'])
        link.addEventListener(leaving, () => delete link.dataset['bare'], { once: true })
    }
  })
}

/** With a snapshot to look at, newer posts wait until the page itself is there. */
function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    addEventListener('load', () => resolve(), { once: true })
  })
}

function ratioAt(tile: HTMLElement): number {
  return Number(getComputedStyle(tile).getPropertyValue('--r')) || 1
}
