import { type OpenHours, calendarOf, specialOf, weekdayNames } from '#engine/time/calendar.ts'

import { island } from './island.tsx'
import { useSite } from './site-context.ts'

import styles from './open-now.module.css'

/**
 * Whether a shop is open at this moment, in words. Its room is kept from the start, `--open-lines`
 * lines of it, which the words fill from `--open-align`; the words come when it is looked at (`kit/open-now`), and without script the hours
 * beside it have to do.
 */
export function OpenNow({ location }: { readonly location: string }) {
  const { lang, timeZone: zone, opening, locations } = useSite()
  const shop = locations[location]
  if (!opening || !shop) return null
  const { special, says } = opening
  return (
    <Badge
      {...calendarOf(shop.hours, specialOf(special, location), lang)}
      zone={zone}
      names={weekdayNames(lang)}
      says={says}
    />
  )
}

const Badge = island<OpenHours>(() => <p className={styles.root} />, {
  when: 'visible',
  behavior: 'kit/open-now',
})
