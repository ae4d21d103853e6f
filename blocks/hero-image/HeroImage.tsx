import { Picture } from '#kit/Picture.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { HeroImageProps } from '#schema/types.ts'

import styles from './hero-image.module.css'

/** The words come in two settings where phones have their own; only the one that shows is read. */
export function HeroImage(props: HeroImageProps) {
  const { id, headline, phoneHeadline, image, width, phoneWidth, field } = props
  return (
    <section
      className={styles.root}
      data-field={field}
      aria-labelledby={`${id}-headline`}
      style={{ '--wide-art': width, '--phone-art': phoneWidth }}
    >
      <h1 id={`${id}-headline`} className={styles.words}>
        <Stack as="span" lines={headline} className={phoneHeadline ? styles.wide : undefined} />
        {phoneHeadline ? <Stack as="span" lines={phoneHeadline} className={styles.phone} /> : null}
      </h1>
      <Picture image={image} load="first" className={styles.art} />
    </section>
  )
}
