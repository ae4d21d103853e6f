import { cityLine } from '#engine/site/city-line.ts'
import { specialOf } from '#engine/time/calendar.ts'
import { type SpecialRow, specialRows, weekRows } from '#engine/time/week.ts'
import { Button } from '#kit/Button.tsx'
import { Card } from '#kit/Card.tsx'
import { Lines } from '#kit/Lines.tsx'
import { OpenNow } from '#kit/OpenNow.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { HoursPanelProps, Location } from '#schema/types.ts'

import styles from './hours-panel.module.css'

/** A location that content/locations.json does not name leaves the card without address; validation tells it. */
export function HoursPanel(props: HoursPanelProps) {
  const { id, heading, location, note, link, hand, image, field } = props
  const shop = useSite().locations[location]
  return (
    <Card field={field} size="page" labelledBy={`${id}-heading`} className={styles.root}>
      <h1 id={`${id}-heading`} className={`${styles.heading} t-displayL`}>
        <Lines lines={heading} className={styles.line} />
      </h1>
      <div className={`${styles.facts} t-text`}>
        {shop ? (
          <>
            <address className={styles.address}>
              {shop.street}
              <br />
              {cityLine(shop)}
            </address>
            <OpenNow location={location} />
            <Week shop={shop} {...props} />
          </>
        ) : null}
        {note ? <p className={`${styles.note} t-marker`}>{note}</p> : null}
        <p>
          <Button link={link} hand={hand} />
        </p>
        {shop ? <Holidays shop={shop} {...props} /> : null}
      </div>
      <Picture image={image} load="first" className={styles.house} />
    </Card>
  )
}

type Part = Pick<HoursPanelProps, 'location' | 'closed' | 'holidays' | 'until' | 'allDay'> & {
  readonly shop: Location
}

function Week({ shop, closed, ...words }: Part) {
  const { lang, timeZone } = useSite()
  const special = useSpecialRows({ shop, closed, ...words }).map(({ date }) => date)
  return (
    <dl
      className={`${styles.rows} t-textL`}
      data-behavior="hours-panel/today"
      data-time-zone={timeZone}
      data-special={special.join(' ') || undefined}
    >
      {weekRows(shop.hours, lang, words).map(({ weekdays, name, times }, index) => (
        <div key={index} className={styles.row} data-days={weekdays.join(' ')}>
          <dt>{name}</dt>
          <dd>
            {times ? (
              <>
                <span aria-hidden="true">{times.written}</span>
                <span className="hidden-visually">{times.spoken}</span>
              </>
            ) : (
              closed
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Holidays(part: Part) {
  const { closed, holidays } = part
  const { timeZone } = useSite()
  const rows = useSpecialRows(part)
  if (!holidays || rows.length === 0) return null
  return (
    <details className={styles.holidays}>
      <summary className={`${styles.control} t-label`}>
        <span>{holidays}</span>
      </summary>
      <dl
        className={`${styles.rows} t-small`}
        data-behavior="hours-panel/today"
        data-time-zone={timeZone}
      >
        {rows.map(({ date, label, when, times }, index) => (
          <div key={index} className={styles.row} data-date={date}>
            <dt>
              {label}
              <br />
              <time dateTime={date}>{when}</time>
            </dt>
            <dd>{times ?? closed}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

/** The days on which this shop does not keep the hours of their weekday. */
function useSpecialRows({ shop, location, ...words }: Part): SpecialRow[] {
  const { lang, opening } = useSite()
  return specialRows(specialOf(opening?.special ?? [], location), shop.hours, lang, words)
}
