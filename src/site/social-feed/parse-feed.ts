import { isOn } from '#engine/site/media-host.ts'
import { urlOf } from '#engine/text/url.ts'

import {
  type AlbumPicture,
  type Feed,
  type MediaType,
  type Post,
  type Sizes,
  mediaOf,
} from './feed.ts'

/** How many posts are kept of a feed, the newest: more than that nobody scrolls through. */
export const MOST_POSTS = 60

/** How much is kept of a caption, in characters: nothing shows more than two lines. */
const MOST_CAPTION = 300

/** ISO 8601 with a time zone; the zone may lack its colon, as feeds write it. */
const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/

/** Characters that turn the reading direction of what follows, and others that are not to be seen. */
const unseen = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu

const mediaTypes: readonly string[] = ['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM'] satisfies MediaType[]

/**
 * What may be shown of an answer that claims to be a feed; null when that is nothing.
 *
 * A post without id, page, time or picture is left out, and so is one whose id came before. Every
 * address must be `https`, and those of pictures must be on one of `mediaHosts` (`*.example.com`
 * stands for every host below it). What the feed has beyond that is dropped, and so are the ends of
 * long captions and characters that would turn the text around. Newest first.
 */
export function parseFeed(value: unknown, mediaHosts: readonly string[]): Feed | null {
  if (!isObject(value) || typeof value['username'] !== 'string' || !Array.isArray(value['posts']))
    return null
  const media = (url: unknown): string | undefined => {
    const parsed = httpsUrl(url)
    return parsed && mediaHosts.some((host) => isOn(host, parsed.hostname))
      ? parsed.href
      : undefined
  }
  const posts = new Map<string, Post>()
  for (const item of value['posts']) {
    const post = parsePost(item, media)
    if (post && !posts.has(post.id)) posts.set(post.id, post)
  }
  if (posts.size === 0) return null
  return {
    username: plain(value['username']),
    profilePictureUrl: media(value['profilePictureUrl']) ?? '',
    posts: [...posts.values()]
      .sort((one, other) => Date.parse(other.timestamp) - Date.parse(one.timestamp))
      .slice(0, MOST_POSTS),
  }
}

type Media = (url: unknown) => string | undefined

function parsePost(value: unknown, media: Media): Post | undefined {
  if (!isObject(value)) return undefined
  const { id, mediaType, caption } = value
  const timestamp = parseTime(value['timestamp'])
  const permalink = httpsUrl(value['permalink'])?.href
  if (typeof id !== 'string' || !id || !permalink) return undefined
  if (typeof mediaType !== 'string' || !mediaTypes.includes(mediaType)) return undefined
  if (!timestamp) return undefined
  const thumbnailUrl = media(value['thumbnailUrl'])
  const children = Array.isArray(value['children'])
    ? value['children']
        .map((child) => parsePicture(child, media))
        .filter((child) => child !== undefined)
    : []
  const post: Post = {
    id,
    mediaType: mediaType as MediaType,
    permalink,
    timestamp,
    caption: plain(caption),
    ...parsePicture(value, media),
    ...(thumbnailUrl ? { thumbnailUrl } : {}),
    ...(children.length > 0 ? { children } : {}),
  }
  return mediaOf(post) ? post : undefined
}

function parseTime(value: unknown): string | undefined {
  if (typeof value !== 'string' || !time.test(value)) return undefined
  const standard = value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  return Number.isNaN(Date.parse(standard)) ? undefined : standard
}

function plain(value: unknown): string {
  if (typeof value !== 'string') return ''
  const text = value
    .slice(0, 4 * MOST_CAPTION)
    .replace(unseen, ' ')
    .trim()
  const characters = [...text]
  return characters.length > MOST_CAPTION ? `${characters.slice(0, MOST_CAPTION).join('')}…` : text
}

function parsePicture(value: unknown, media: Media): AlbumPicture | undefined {
  if (!isObject(value)) return undefined
  const mediaUrl = media(value['mediaUrl'])
  const sizes = parseSizes(value['sizes'], media)
  return mediaUrl || sizes
    ? { ...(mediaUrl ? { mediaUrl } : {}), ...(sizes ? { sizes } : {}) }
    : undefined
}

function parseSizes(value: unknown, media: Media): Sizes | undefined {
  const medium = isObject(value) ? value['medium'] : undefined
  const mediaUrl = isObject(medium) ? media(medium['mediaUrl']) : undefined
  return mediaUrl ? { medium: { mediaUrl } } : undefined
}

/** The address, if it is one that a page may use: `https`, and no name or password in it. */
function httpsUrl(value: unknown): URL | undefined {
  const url = typeof value === 'string' ? urlOf(value) : undefined
  return url?.protocol === 'https:' && !url.username && !url.password ? url : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
