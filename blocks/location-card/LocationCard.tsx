import { isRightToLeft } from '#engine/text/direction.ts'
import { Lines } from '#kit/Lines.tsx'
import { Link } from '#kit/Link.tsx'
import { OpenNow } from '#kit/OpenNow.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { Image, LocationCardProps } from '#schema/types.ts'

import { type NamedShop, type StreetRow, streetsFor } from './streets.ts'

import styles from './location-card.module.css'

/** One house for each shop; what there is to know about it stands on the pavement under its door. */
export function LocationCard(props: LocationCardProps) {
  const { id, heading, locations, streets, streetLabel, newSticker, field, pavement } = props
  const site = useSite()
  const shops = locations.flatMap((name) => {
    const shop = site.locations[name]
    return shop ? [{ ...shop, id: name }] : []
  })
  return (
    <section className={styles.root} data-field={field} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={`${styles.heading} t-displayL`}>
        <Lines lines={heading} className={styles.line} />
      </h2>
      {streetsFor(shops, streets).map(({ street, shops: row }, index) => (
        <div key={index} className={styles.row} style={{ '--houses': street.roofs.length }}>
          <Street street={street} shops={row} label={streetLabel} sticker={newSticker} />
          <div className={styles.pavement} data-field={pavement}>
            <ul className={styles.shops}>
              {row.map((shop, index) => (
                <Shop key={index} shop={shop} />
              ))}
            </ul>
          </div>
        </div>
      ))}
    </section>
  )
}

interface StreetProps {
  readonly street: StreetRow['street']
  readonly shops: readonly NamedShop[]
  readonly label: string
  readonly sticker: LocationCardProps['newSticker']
}

function Street({ street, shops, label, sticker }: StreetProps) {
  // Shops stand from right to left where words do; the houses of the drawing stay in their places.
  const isTurned = isRightToLeft(useSite().lang)
  const houseOf = (index: number): number => (isTurned ? street.roofs.length - 1 - index : index)
  return (
    // Narrow screens scroll the street; a scroller that nothing in it can focus needs to be focusable itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <div className={styles.street}>
        <Picture image={{ src: street.image, alt: '' }} className={styles.drawing} />
        {shops.map((shop, index) =>
          shop.isNew && sticker ? (
            <span
              key={index}
              className={styles.sticker}
              style={{
                '--house': houseOf(index),
                '--roof': `${(street.roofs[houseOf(index)] ?? 0) * 100}%`,
              }}
            >
              <Picture image={ofShop(sticker, shop.name)} className={styles.drawing} />
            </span>
          ) : null,
        )}
      </div>
    </div>
  )
}

/** Whoever sees no house hears whose sticker it is. */
function ofShop(sticker: Image, name: string): Image {
  return { ...sticker, alt: sticker.alt && `${sticker.alt}: ${name}` }
}

function Shop({ shop }: { shop: NamedShop }) {
  const { brand } = useSite()
  const { days, times, spoken } = shop.hours
  return (
    <li className={`${styles.shop} t-text`}>
      <h3 className={`${styles.name} t-displayS`}>{shop.name}</h3>
      <div>
        <address>
          {shop.map ? (
            <Link href={shop.map} className={styles.map}>
              {shop.street}
            </Link>
          ) : (
            shop.street
          )}
        </address>
        <p>
          <span aria-hidden="true">{`${times} ${days}`}</span>
          <span className="hidden-visually">{`${spoken} ${days}`}</span>
        </p>
      </div>
      <div className={styles.contact}>
        <Link href={`sms:${brand.phoneE164}`} className={styles.phone}>
          {brand.phone}
        </Link>
        {shop.order === undefined ? null : (
          <Link href={shop.order} className={`${styles.order} t-link`}>
            {shop.orderLabel ?? shop.name}
          </Link>
        )}
      </div>
      <div className={styles.now}>
        <OpenNow location={shop.id} />
      </div>
    </li>
  )
}
