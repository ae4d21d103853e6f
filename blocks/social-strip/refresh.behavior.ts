/**
 * Newer posts in place of the snapshot, once they are there; dates become ages once there is a clock
 * to measure them by. The row stands before the marker, which carries what only script needs.
 */
import { keepAges, tellAges } from '#site/social-feed/ages.ts'
import { type FeedSource, pageFeed } from '#site/social-feed/feed-store.ts'
import { type Post, linkOf, mediaOf } from '#site/social-feed/feed.ts'
import { sizeOf } from '#site/social-feed/picture-size.ts'
import { rotation } from '#site/social-feed/rotation.ts'

/** A post as the row shows it. */
export interface Photo {
  readonly id: string
  readonly href: string
  readonly url: string
  /** What is in the picture, or its caption where nobody wrote that. */
  readonly alt: string
  /** When it was posted, in ISO 8601. */
  readonly timestamp: string
  /** How it lies, in degrees. */
  readonly tilt: number
}

/** What the marker carries, as JSON. */
export interface RefreshProps {
  readonly feed: FeedSource | null
  readonly count: number
  /** Where posts lead that do not lead to their own page, by id. */
  readonly overrides: Readonly<Record<string, string>>
}

/** The photo of a post, or nothing if it has no picture. */
export function photoOf(post: Post, overrides: RefreshProps['overrides']): Photo | undefined {
  const url = mediaOf(post)
  if (!url) return undefined
  const { id, timestamp, caption } = post
  return { id, url, timestamp, href: linkOf(post, overrides), alt: caption, tilt: rotation(id) }
}

export function start(marker: HTMLElement): () => void {
  const section = marker.parentElement!
  const row = section.querySelector<HTMLElement>('ul')!
  const state = section.querySelector<HTMLElement>('[role=status]')
  const { feed, count, overrides } = JSON.parse(marker.dataset['props'] ?? '') as RefreshProps
  let gone = false

  /** One line where there is no photo: that it waits, or where to look instead. */
  const say = (nothing: boolean): void => {
    for (const line of state?.children ?? [])
      (line as HTMLElement).hidden = line.matches('[data-nothing]') !== nothing
  }

  /** A copy of the first photo of the row, or of its mould, for another post. */
  const tile = ({ href, url, alt, timestamp, tilt }: Photo): Node => {
    const mould = section.querySelector('template')?.content ?? row
    const item = mould.querySelector('li')!.cloneNode(true) as HTMLElement
    const [link, image, time] = [
      item.querySelector('a')!,
      item.querySelector('img')!,
      item.querySelector('time')!,
    ]
    link.href = href
    link.style.setProperty('--tilt', `${tilt.toFixed(1)}deg`)
    // The services that keep the pictures need not know which page asks.
    image.referrerPolicy = 'no-referrer'
    image.src = url
    image.alt = alt
    time.dateTime = timestamp
    return item
  }

  const show = async (source: FeedSource): Promise<void> => {
    say(false)
    const answer = await pageFeed(document, source).load()
    const photos = (answer?.posts ?? [])
      .flatMap((post) => photoOf(post, overrides) ?? [])
      .slice(0, count)
    // One that does not come, as where a filter keeps it away, is no better than the snapshot.
    const sizes = await Promise.all(photos.map(({ url }) => sizeOf(url)))
    if (gone) return
    const tiles = photos.filter((_, index) => sizes[index]).map(tile)
    if (tiles.length === 0) return say(true)
    const at = [...row.children].findIndex((item) => item.contains(document.activeElement))
    row.replaceChildren(...tiles)
    // Whoever was on a photo stays at its place in the row.
    if (at >= 0)
      (row.children[at] ?? row.lastElementChild)?.querySelector('a')?.focus({ preventScroll: true })
    row.hidden = false
    state?.remove()
    tellAges(row)
  }

  const stopAges = keepAges(row)
  if (feed) void show(feed)
  return () => {
    gone = true
    stopAges()
  }
}
