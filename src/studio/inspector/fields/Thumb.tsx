import { smallUrl } from '#engine/site/media.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './thumb.module.css'

/** A small picture of a media file; nothing where there is none. */
export function Thumb({ src, size = 32 }: { src: string | undefined; size?: number }) {
  const file = useStudio(({ site }) => (src === undefined ? undefined : site.media[src]))
  if (!file) return null
  return (
    <img
      className={size > 40 ? styles.whole : styles.thumb}
      src={smallUrl(file, size)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      // Dropped, it would count as a file from elsewhere, and be uploaded once more.
      draggable={false}
    />
  )
}
