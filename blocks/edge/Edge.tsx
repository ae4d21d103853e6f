import { useSite } from '#kit/site-context.ts'
import type { EdgeProps } from '#schema/types.ts'

import styles from './edge.module.css'

/** Paints the colour of the band below and hangs the tile over it, so that no band knows its neighbour. */
export function Edge({ image, field }: EdgeProps) {
  const { url, width, height } = useSite().media(image)
  return (
    <div
      className={styles.root}
      data-field={field}
      style={{
        '--tile-image': `url("${url}")`,
        '--tile-width': `${width}px`,
        '--tile-height': `${height}px`,
      }}
    />
  )
}
