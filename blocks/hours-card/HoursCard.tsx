import { cityLine } from '#engine/site/city-line.ts'
import { weekRows } from '#engine/time/week.ts'
import { Card } from '#kit/Card.tsx'
import { Link } from '#kit/Link.tsx'
import { OpenNow } from '#kit/OpenNow.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { HoursCardProps } from '#schema/types.ts'

import styles from './hours-card.module.css'

/** A location that content/locations.json does not name leaves the card without address; validation tells it. */
export function HoursCard(props: HoursCardProps) {
  const { id, heading, location, note, image, field } = props
  const { lang, locations } = useSite()
  const shop = locations[location]
  const week = shop ? weekRows(shop.hours, lang, props) : []
  const rows = week.filter(({ times }) => times !== undefined)
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
            {rows.map(({ name, times }, index) => (
              <p key={index}>
                <strong>{name}</strong>
                <br />
                <span aria-hidden="true">{times?.written}</span>
                <span className="hidden-visually">{times?.spoken}</span>
              </p>
            ))}
          </>
        ) : null}
        {note ? <p>{note}</p> : null}
        <OpenNow location={location} />
      </div>
      <Picture image={image} className={styles.house} />
    </Card>
  )
}
