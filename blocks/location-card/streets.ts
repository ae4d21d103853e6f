import type { Location, LocationCardProps } from '#schema/types.ts'

type Street = LocationCardProps['streets'][number]

/** A shop and what the data calls it. */
export interface NamedShop extends Location {
  readonly id: string
}

/** Some shops and the drawing they stand in. */
export interface StreetRow {
  readonly street: Street
  readonly shops: readonly NamedShop[]
}

/**
 * The shops spread over the drawings, as many to each as it has houses. After the last drawing the
 * first comes again; without drawings there are no rows.
 */
export function streetsFor(shops: readonly NamedShop[], streets: readonly Street[]): StreetRow[] {
  const rows: StreetRow[] = []
  for (let taken = 0; taken < shops.length;) {
    const street = streets[rows.length % streets.length]
    if (!street) return rows
    rows.push({ street, shops: shops.slice(taken, taken + street.roofs.length) })
    taken += street.roofs.length
  }
  return rows
}
