/** A profile and its newest posts, as the feed service gives them and as the page keeps them. */
export interface Feed {
  readonly username: string
  /** Empty when the feed names none that may be shown. */
  readonly profilePictureUrl: string
  readonly posts: readonly Post[]
}

export interface Post {
  readonly id: string
  readonly mediaType: MediaType
  readonly permalink: string
  /** When it was posted, in ISO 8601. */
  readonly timestamp: string
  readonly caption: string
  readonly mediaUrl?: string
  readonly thumbnailUrl?: string
  readonly sizes?: Sizes
  /** The pictures of an album, in order. */
  readonly children?: readonly AlbumPicture[]
}

export type MediaType = 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'

/** One picture in the size that a column needs; the feed has others, which nothing here shows. */
export interface Sizes {
  readonly medium?: { readonly mediaUrl: string }
}

export interface AlbumPicture {
  readonly mediaUrl?: string
  readonly sizes?: Sizes
}

/**
 * The picture that stands for a post: of a video its still, of an album its first picture in medium
 * size, or else what stands for the album itself. Undefined when there is none: skip the post.
 */
export function mediaOf(post: Post): string | undefined {
  switch (post.mediaType) {
    case 'IMAGE':
      return post.mediaUrl
    case 'VIDEO':
      return post.thumbnailUrl
    case 'CAROUSEL_ALBUM': {
      const first = post.children?.[0]
      return first?.sizes?.medium?.mediaUrl ?? first?.mediaUrl ?? post.mediaUrl ?? post.thumbnailUrl
    }
  }
}

/** Where a post leads: to its own page, unless `overrides` (by post id) says otherwise. */
export function linkOf(post: Post, overrides: Readonly<Record<string, string>>): string {
  return (Object.hasOwn(overrides, post.id) && overrides[post.id]) || post.permalink
}
