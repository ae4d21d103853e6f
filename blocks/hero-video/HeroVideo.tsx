import { type CSSProperties, Fragment } from 'react'

import type { MediaFile } from '#engine/site/media.ts'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import { Stack } from '#kit/Stack.tsx'
import { Video } from '#kit/Video.tsx'
import type { HeroVideoProps } from '#schema/types.ts'

import styles from './hero-video.module.css'

/** How wide a word beside the drawing is, as a share of the headline; the style sheet has it too. */
const BESIDE = 0.184

/** Leaves colours as they are and makes what is bluer than it is red and green see-through. */
const SEE_THROUGH_BLUE = '1 0 0 0 0  0 1 0 0 0  0 0 1 0 0  4 2 -4 1 0'

/**
 * The words stand behind the drawing in two settings, one for wide screens and one for phones; only
 * the one that shows is read aloud. The video lies exactly on the drawing: one unit of it is .0587
 * of a hundredth of the width, and both stand on the lower edge. Once it moves the drawing goes, and
 * the words show through the blue of the video, which a filter takes out.
 */
export function HeroVideo({
  id,
  headline,
  beside,
  phoneHeadline,
  image,
  phoneImage,
  video,
  sides,
  field,
}: HeroVideoProps) {
  const { fit, media } = useSite()
  const last = fit(headline).at(-1)
  const words = beside && last ? [beside.left, beside.right] : []
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-headline`}>
      <h1 id={`${id}-headline`} className={styles.words}>
        <span className={styles.wide}>
          <Stack as="span" lines={headline} />
          {words.map((text, index) => (
            <Fragment key={index}>
              {' '}
              <Stack
                as="span"
                lines={[{ text, size: (last?.size ?? 0) / BESIDE }]}
                className={styles.beside}
              />
            </Fragment>
          ))}
        </span>
        <span className={styles.phone}>
          <Stack as="span" lines={phoneHeadline} />
        </span>
      </h1>
      {sides ? <div className={styles.sides} style={tile(media(sides))} /> : null}
      <svg className={styles.key} aria-hidden="true">
        <filter id={`${id}-key`} colorInterpolationFilters="sRGB">
          <feColorMatrix values={SEE_THROUGH_BLUE} />
        </filter>
      </svg>
      <div className={styles.art} style={{ '--key': `url("#${id}-key")` }}>
        <Picture image={image} phone={phoneImage} load="first" className={styles.still} />
        <Video video={video} still={false} media="(min-width: 768px)" className={styles.motion} />
      </div>
    </section>
  )
}

function tile({ url, width, height }: MediaFile): CSSProperties {
  return { '--tile': `url("${url}")`, '--tile-width': width, '--tile-height': height }
}
