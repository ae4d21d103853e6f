import type { Location } from '#schema/types.ts'

/**
 * The line of an address below the street. Where a state is part of it, as in the United States, it
 * is New York, NY 10011; where there is none the postal code comes first, as in most of Europe.
 */
export function cityLine({ city, region, postalCode }: Location): string {
  return region === undefined ? `${postalCode} ${city}` : `${city}, ${region} ${postalCode}`
}
