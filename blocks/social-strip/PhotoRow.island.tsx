import { useEffect, useState } from 'react'

import type { Photo } from './photo.ts'
import styles from './social-strip.module.css'

interface Props {
  readonly photos: readonly Photo[]
  readonly feed: { readonly url: string; readonly mediaHosts: readonly string[] } | null
  readonly count: number
  readonly overrides: Readonly<Record<string, string>>
  readonly lang: string
  readonly timeZone: string
  readonly loading: string
  readonly failed: string
  readonly profile: { readonly label: string; readonly href: string }
}

export function PhotoRow({ photos, lang, timeZone }: Props) {
  return (
    <ul className={styles.row}>
      {photos.map((photo) => (
        <li key={photo.id} className={styles.item}>
          <Tile photo={photo} now={undefined} lang={lang} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}

interface TileProps {
  readonly photo: Photo
  readonly now: number | undefined
  readonly lang: string
  readonly timeZone: string
}

function Tile({ photo, lang, timeZone }: TileProps) {
  const { href, url, sources, alt, timestamp } = photo
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone })
  return (
    <a href={href} className={styles.photo}>
      <picture>
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="130px" />
        ))}
        <img className={styles.image} src={url} width={130} height={153} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />
      </picture>
      <time className={`${styles.time} t-small`} dateTime={timestamp}>
        {date.format(new Date(timestamp))}
      </time>
    </a>
  )
}
