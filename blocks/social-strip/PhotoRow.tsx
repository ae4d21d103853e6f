import { dateFormat } from '#engine/time/date-format.ts'
import { island } from '#kit/island.tsx'
import { useSite } from '#kit/site-context.ts'

import type { Photo, RefreshProps } from './refresh.behavior.ts'

import styles from './social-strip.module.css'

interface Props extends RefreshProps {
  /** The snapshot; may be empty. */
  readonly photos: readonly Photo[]
  readonly loading: string
  readonly failed: string
  readonly profile: { readonly label: string; readonly href: string }
}

/** It shows nothing itself: it carries the data for the script that refreshes the row before it. */
const Refresh = island<RefreshProps>(() => null, {
  when: 'visible',
  behavior: 'social-strip/refresh',
})

/**
 * The row of photos. It begins with the snapshot and changes only when newer posts have arrived.
 * Without a snapshot it says where to look instead, and that it waits only once the script that ends
 * the waiting is there.
 */
export function PhotoRow(props: Props) {
  const { photos, feed, count, overrides, loading, failed, profile } = props
  const empty = photos.length === 0
  return (
    <>
      <ul className={styles.row} hidden={empty}>
        {photos.map((photo) => (
          <Item key={photo.id} photo={photo} />
        ))}
      </ul>
      {empty ? (
        <div className={styles.state} role="status">
          {feed ? (
            <p className="t-label" hidden>
              {loading}
            </p>
          ) : null}
          <p className="t-text" data-nothing="">
            {failed}{' '}
            <a href={profile.href} className="t-link">
              {profile.label}
            </a>
          </p>
        </div>
      ) : null}
      {empty && feed ? (
        <template>
          <Item photo={blank} />
        </template>
      ) : null}
      <Refresh feed={feed} count={count} overrides={overrides} />
    </>
  )
}

/** What the script casts photos in where there is none to copy. */
const blank: Photo = {
  id: '',
  href: '/',
  url: '',
  alt: '',
  timestamp: '1970-01-01T00:00:00Z',
  tilt: 0,
}

function Item({ photo }: { photo: Photo }) {
  const { lang, timeZone } = useSite()
  const { href, url, alt, timestamp, tilt } = photo
  const date = dateFormat(lang, { dateStyle: 'medium', timeZone })
  return (
    <li className={styles.item}>
      <a href={href} className={styles.photo} style={{ '--tilt': `${tilt.toFixed(1)}deg` }}>
        <img
          className={styles.image}
          src={url || undefined}
          width={130}
          height={153}
          alt={alt}
          loading="lazy"
        />
        <time className={`${styles.time} t-small`} dateTime={timestamp}>
          {date.format(new Date(timestamp))}
        </time>
      </a>
    </li>
  )
}
