import { useEffect, useState } from 'react'

import { type FeedSource, pageFeed } from '#site/social-feed/feed-store.ts'
import { type Post, linkOf, mediaOf } from '#site/social-feed/feed.ts'
import { relativeTime } from '#site/social-feed/relative-time.ts'
import { rotation } from '#site/social-feed/rotation.ts'

import type { Photo } from './photo.ts'

import styles from './social-strip.module.css'

interface Props {
  /** The snapshot; may be empty. */
  readonly photos: readonly Photo[]
  readonly feed: FeedSource | null
  readonly count: number
  /** Where posts lead that do not lead to their own page, by id. */
  readonly overrides: Readonly<Record<string, string>>
  readonly lang: string
  readonly timeZone: string
  readonly loading: string
  readonly failed: string
  readonly profile: { readonly label: string; readonly href: string }
}

/**
 * The row of photos. It begins with the snapshot that the page carries and changes only when newer
 * posts have arrived; dates become ages once there is a clock to measure them by.
 */
export function PhotoRow(props: Props) {
  const { feed, count, overrides, lang, timeZone, loading } = props
  const [photos, setPhotos] = useState(props.photos)
  const [asking, setAsking] = useState(feed !== null)
  const [now, setNow] = useState<Date>()

  useEffect(() => {
    setNow(new Date())
    if (!feed) return
    let gone = false
    void pageFeed(document, feed)
      .load()
      .then((answer) => {
        if (gone) return
        const fresh = (answer?.posts ?? []).flatMap((post) => photoOf(post, overrides) ?? [])
        if (fresh.length > 0) setPhotos(fresh.slice(0, count))
        setAsking(false)
      })
    return () => {
      gone = true
    }
  }, [feed, count, overrides])

  if (photos.length > 0)
    return (
      <ul className={styles.row}>
        {photos.map((photo) => (
          <li key={photo.id} className={styles.item}>
            <Tile photo={photo} age={ageOf(photo, now, lang, timeZone)} />
          </li>
        ))}
      </ul>
    )
  return (
    <div className={styles.state} role="status">
      {asking ? <p className="t-label">{loading}</p> : <Nothing {...props} />}
      {asking ? (
        <noscript>
          <Nothing {...props} />
        </noscript>
      ) : null}
    </div>
  )
}

function ageOf(
  { timestamp }: Photo,
  now: Date | undefined,
  lang: string,
  timeZone: string,
): string {
  const time = new Date(timestamp)
  if (now) return relativeTime(time, now)
  return new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone }).format(time)
}

function Nothing({ failed, profile }: Pick<Props, 'failed' | 'profile'>) {
  return (
    <p className="t-text">
      {failed}{' '}
      <a href={profile.href} className="t-link">
        {profile.label}
      </a>
    </p>
  )
}

function Tile({ photo, age }: { photo: Photo; age: string }) {
  const { href, url, sources, alt, timestamp, tilt } = photo
  return (
    <a
      href={href}
      className={styles.photo}
      // The page carries its styles in one sheet, so the attribute is not in its HTML.
      suppressHydrationWarning
      style={{ '--tilt': `${tilt.toFixed(1)}deg` }}
    >
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="130px" />
        ))}
        <img
          className={styles.image}
          src={url}
          width={130}
          height={153}
          alt={alt}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      </picture>
      <time className={`${styles.time} t-small`} dateTime={timestamp}>
        {age}
      </time>
    </a>
  )
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
