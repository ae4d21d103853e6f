import { cityLine } from '#engine/site/city-line.ts'
import { Card } from '#kit/Card.tsx'
import { Link } from '#kit/Link.tsx'
import { OpenNow } from '#kit/OpenNow.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { HoursCardProps } from '#schema/types.ts'

import styles from './hours-card.module.css'

/** A location that content/locations.json does not name leaves the card without address; validation tells it. */
export function HoursCard({ id, heading, location, note, image, field }: HoursCardProps) {
  const shop = useSite().locations[location]
  const street = shop ? (
    <>
      <strong>{shop.street}</strong>
      <br />
      {cityLine(shop)}
    </>
  ) : null
  return (
    <Card field={field} labelledBy={`${id}-heading`} className={styles.root}>
      <h2 id={`${id}-heading`} className="t-displayM">
        {heading}
      </h2>
      <div className={`${styles.facts} t-text`}>
        {shop ? (
          <>
            <address>
              {shop.map ? (
                <Link href={shop.map} className={styles.map}>
                  {street}
                </Link>
              ) : (
                street
              )}
            </address>
            <p>
              <strong>{shop.hours.days}</strong>
              <br />
              <span aria-hidden="true">{shop.hours.times}</span>
              <span className="hidden-visually">{shop.hours.spoken}</span>
            </p>
          </>
        ) : null}
        {note ? <p>{note}</p> : null}
        <OpenNow location={location} />
      </div>
      <Picture image={image} className={styles.house} />
    </Card>
  )
}
