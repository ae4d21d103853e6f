import { useStudio } from '#studio/state/store.ts'

import styles from './thumb.module.css'

/** A small picture of a media file; nothing where there is none. */
export function Thumb({ src, size = 32 }: { src: string | undefined; size?: number }) {
  const file = useStudio(({ site }) => (src === undefined ? undefined : site.media[src]))
  if (!file) return null
  const small = file.variants?.find(({ width, type }) => type !== 'image/svg+xml' && width >= size)
  return (
    <img
      className={size > 40 ? styles.whole : styles.thumb}
      src={small?.url ?? file.url}
      alt=""
      width={size}
      height={size}
      loading="lazy"
    />
  )
}
