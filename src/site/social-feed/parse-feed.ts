import {
  type AlbumPicture,
  type Feed,
  type MediaType,
  type Post,
  type Sizes,
  mediaOf,
} from './feed.ts'

/** How many posts are kept of a feed, newest first as they came. */
export const MOST_POSTS = 60

const mediaTypes: readonly string[] = ['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM'] satisfies MediaType[]

/**
 * What may be shown of an answer that claims to be a feed; null when that is nothing.
 *
 * A post without id, page, time or picture is left out, and so is one whose id came before. Every
 * address must be `https`, and those of pictures must be on one of `mediaHosts` (`*.example.com`
 * stands for every host below it). What the feed has beyond that is dropped.
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
    if (posts.size === MOST_POSTS) break
  }
  if (posts.size === 0) return null
  return {
    username: value['username'],
    profilePictureUrl: media(value['profilePictureUrl']) ?? '',
    posts: [...posts.values()],
  }
}

type Media = (url: unknown) => string | undefined

function parsePost(value: unknown, media: Media): Post | undefined {
  if (!isObject(value)) return undefined
  const { id, mediaType, timestamp, caption } = value
  const permalink = httpsUrl(value['permalink'])?.href
  if (typeof id !== 'string' || !id || !permalink) return undefined
  if (typeof mediaType !== 'string' || !mediaTypes.includes(mediaType)) return undefined
  if (typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp))) return undefined
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
    caption: typeof caption === 'string' ? caption : '',
    ...parsePicture(value, media),
    ...(thumbnailUrl ? { thumbnailUrl } : {}),
    ...(children.length > 0 ? { children } : {}),
  }
  return mediaOf(post) ? post : undefined
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
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined
  const url = new URL(value)
  return url.protocol === 'https:' && !url.username && !url.password ? url : undefined
}

function isOn(host: string, hostname: string): boolean {
  return host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
