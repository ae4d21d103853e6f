import {
  type Times,
  minuteBefore,
  specialOf,
  timesOn,
  timesOnSpecial,
  weekdayOf,
} from '#engine/time/calendar.ts'
import type { Hours, Location, Site, SpecialDay } from '#schema/types.ts'

interface JsonLdInput {
  /** The home page: `https://www.example.com/`. */
  readonly url: string
  readonly brand: Site['brand']
  /** The locations of the live set, by id. */
  readonly locations: Readonly<Record<string, Location>>
  /** Days with other hours, on which shops that would be open close early, open late or not at all. */
  readonly special?: readonly SpecialDay[]
  /** Whole addresses of the profiles on social networks. */
  readonly sameAs?: readonly string[]
  /** The whole address of a picture. */
  readonly image?: string | undefined
  /** The whole address of the menu. */
  readonly menu?: string | undefined
  /** The whole address behind an href of the data; undefined leaves the link out. */
  readonly resolve?: (href: string) => string | undefined
}

/**
 * What the site says about itself to search engines, as a script element: the organization, and
 * one node for each location of the type the brand names, each with a lasting `@id`
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function jsonLd(input: JsonLdInput): string {
  const { url, brand, locations, special = [], sameAs = [], image, resolve } = input
  const organization = {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    name: brand.product,
    legalName: brand.legalName,
    url,
    telephone: brand.phoneE164,
    email: brand.email,
    image,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
  }
  const nodes = Object.entries(locations).map(([id, location]) => {
    const order = location.order === undefined ? undefined : resolve?.(location.order)
    return {
      '@type': brand.schemaType,
      '@id': `${url}#location-${id}`,
      name: `${brand.product} ${location.name}`,
      parentOrganization: { '@id': organization['@id'] },
      url,
      image,
      telephone: brand.phoneE164,
      priceRange: brand.priceRange,
      servesCuisine: brand.servesCuisine,
      menu: input.menu,
      address: {
        '@type': 'PostalAddress',
        streetAddress: location.street,
        addressLocality: location.city,
        addressRegion: location.region,
        postalCode: location.postalCode,
        addressCountry: location.country,
      },
      openingHoursSpecification: location.hours.open.map(openingHours),
      specialOpeningHoursSpecification: specialHours(specialOf(special, id), location),
      potentialAction: order === undefined ? undefined : { '@type': 'OrderAction', target: order },
    }
  })
  return jsonLdScript([organization, ...nodes])
}

/** Nodes as a script element. */
export function jsonLdScript(nodes: readonly object[]): string {
  const data = { '@context': 'https://schema.org', '@graph': nodes }
  return `<script type="application/ld+json">${scriptJson(data)}</script>`
}

type OpeningTime = Hours['open'][number]

const days: Readonly<Record<OpeningTime['days'][number], string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}

function openingHours({ days: on, ...times }: OpeningTime): object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on.map((day) => days[day]),
    ...opensAndCloses(times),
  }
}

/**
 * The same time twice means the 24 hours from then, which end a minute early: Google writes a whole
 * day as 00:00 to 23:59.
 */
function opensAndCloses({ from, to }: Times): { opens: string; closes: string } {
  return { opens: from, closes: from === to ? minuteBefore(from) : to }
}

/** How Google writes a day without hours: open from midnight to midnight. */
const closed = { opens: '00:00', closes: '00:00' }

/** Undefined when no day changes anything. */
function specialHours(
  special: readonly SpecialDay[],
  { hours: usual }: Location,
): object[] | undefined {
  const days = special
    .filter(({ date }) => timesOn(weekdayOf(date), usual).length > 0)
    .flatMap((day) => {
      const times = timesOnSpecial(day, usual)
      return (times.length > 0 ? times.map(opensAndCloses) : [closed]).map((hours) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: day.date,
        validThrough: day.date,
        ...hours,
      }))
    })
  return days.length > 0 ? days : undefined
}

/** JSON that cannot end the script element it stands in, nor a line of an old script engine. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
}
