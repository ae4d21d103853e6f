import { kebab } from '#engine/text/kebab.ts'
import { island } from '#kit/island.tsx'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import { Stack } from '#kit/Stack.tsx'
import { Video } from '#kit/Video.tsx'
import type { FavesProps } from '#schema/types.ts'

import styles from './faves.module.css'

/** It shows nothing itself: the button before it follows the pointer once its script is there. */
const Follow = island(() => null, {
  when: 'visible',
  media: '(hover: hover) and (pointer: fine)',
  behavior: 'faves/cursor',
})

/** Cap height of a name as a share of its panel: all names stand equally tall, only their width differs. */
const NAME_SIZE = 0.243

/**
 * Every point of the section leads to the same place: a link lies under everything, each name is a
 * link of its own over its whole panel, and the words above stay selectable (see follow.behavior.ts).
 */
export function Faves(props: FavesProps) {
  const { id, heading, note, noteColor, link, hand, follow, field, items } = props
  return (
    <section
      className={styles.root}
      data-field={field}
      data-behavior="faves/follow"
      aria-labelledby={`${id}-heading`}
      style={{ '--count': items.length }}
    >
      <Link href={link.href} event={link.event} label={link.label} className={styles.cover}>
        {null}
      </Link>
      <header className={styles.head}>
        <Headline id={`${id}-heading`} text={heading} />
        {note ? (
          <p
            className={`${styles.note} t-marker`}
            style={{ '--note': `var(--${kebab(noteColor)})` }}
          >
            {note}
          </p>
        ) : null}
      </header>
      <ul className={styles.panels}>
        {items.map((item, index) => (
          <Panel key={index} item={item} link={link} />
        ))}
      </ul>
      {follow ? <CursorButton label={link.label} hand={hand} /> : null}
    </section>
  )
}

/** A picture of the link that lies under everything: never focused, never read aloud. */
function CursorButton({ label, hand }: { label: string; hand: string | undefined }) {
  return (
    <span className={styles.area} aria-hidden="true">
      <span className={`${styles.cursor} t-button`}>
        {hand ? <Picture image={{ src: hand, alt: '' }} className={styles.hand} /> : null}
        {label}
      </span>
      <Follow />
    </span>
  )
}

/** One word fitted twice: wide beside the note, and a little taller on phones. */
function Headline({ id, text }: { id: string; text: string }) {
  const { fit } = useSite()
  const [wide] = fit([{ text, size: 0.228 }])
  const [phone] = fit([{ text, size: 0.29 }])
  return (
    <div className={styles.box}>
      <h2
        id={id}
        className={styles.heading}
        style={{
          '--w': `${round(wide?.wdth ?? 100)}%`,
          '--s': `${round((wide?.size ?? 0.1) * 100)}cqi`,
          '--weight': wide?.weight,
          '--phone-w': `${round(phone?.wdth ?? 100)}%`,
          '--phone-s': `${round((phone?.size ?? 0.1) * 100)}cqi`,
          '--phone-weight': phone?.weight,
        }}
      >
        {text}
      </h2>
    </div>
  )
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function Panel({ item, link }: { item: FavesProps['items'][number]; link: FavesProps['link'] }) {
  const { name, description, price, field, display, video, sticker } = item
  return (
    <li
      className={styles.panel}
      data-field={field}
      style={{ '--display': `var(--${kebab(display)})` }}
    >
      <div className={styles.art}>
        <Video video={video} sizes="(max-width: 767px) 130vw, 58vw" className={styles.loop} />
      </div>
      <Link href={link.href} event={link.event} className={styles.link}>
        <Stack as="h3" lines={[{ text: name, size: NAME_SIZE }]} />
      </Link>
      <div className={styles.words}>
        <p className={`${styles.description} t-text`}>{description}</p>
        <p className={`${styles.price} t-displayS`}>{price}</p>
      </div>
      {sticker ? <Picture image={sticker} className={styles.sticker} /> : null}
    </li>
  )
}
