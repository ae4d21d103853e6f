import { type Post, linkOf, mediaOf } from '#site/social-feed/feed.ts'
import { rotation } from '#site/social-feed/rotation.ts'

/** A post as the row shows it. Plain JSON: it travels from the page to the island. */
export interface Photo {
  readonly id: string
  readonly href: string
  readonly url: string
  /** Lighter forms of the same picture, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly alt: string
  /** When it was posted, in ISO 8601. */
  readonly timestamp: string
  /** How it lies, in degrees. */
  readonly tilt: number
}

/** The photo of a post from the feed, or nothing if it has no picture. Its caption stands in for words about the picture. */
export function photoOf(
  post: Post,
  overrides: Readonly<Record<string, string>>,
): Photo | undefined {
  const url = mediaOf(post)
  if (!url) return undefined
  const { id, timestamp, caption } = post
  return {
    id,
    url,
    timestamp,
    href: linkOf(post, overrides),
    sources: [],
    alt: caption,
    tilt: rotation(id),
  }
}
