import { Fragment } from 'react'

import { Picture } from '#kit/Picture.tsx'
import { Stack } from '#kit/Stack.tsx'
import { Video } from '#kit/Video.tsx'
import { useSite } from '#kit/site-context.ts'
import type { HeroVideoProps } from '#schema/types.ts'

import styles from './hero-video.module.css'

/** How wide a word beside the drawing is, as a share of the headline; the style sheet has it too. */
const BESIDE = 0.184

/**
 * The words stand behind the drawing in two settings, one for wide screens and one for phones; only
 * the one that shows is read aloud. The video lies exactly on the drawing: one unit of it is .0587
 * of a hundredth of the width, and both stand on the lower edge.
 */
export function HeroVideo({ id, headline, beside, phoneHeadline, image, phoneImage, video, field }: HeroVideoProps) {
  const last = useSite().fit(headline).at(-1)
  const words = beside && last ? [beside.left, beside.right] : []
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-headline`}>
      <h1 id={`${id}-headline`} className={styles.words}>
        <span className={styles.wide}>
          <Stack as="span" lines={headline} />
          {words.map((text, index) => (
            <Fragment key={index}>
              {' '}
              <Stack as="span" lines={[{ text, size: (last?.size ?? 0) / BESIDE }]} className={styles.beside} />
            </Fragment>
          ))}
        </span>
        <span className={styles.phone}>
          <Stack as="span" lines={phoneHeadline} />
        </span>
      </h1>
      <div className={styles.art}>
        <Picture image={image} phone={phoneImage} load="first" className={styles.still} />
        <Video video={video} still={false} media="(min-width: 768px)" className={styles.motion} />
      </div>
    </section>
  )
}
