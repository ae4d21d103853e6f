import { expect, test } from 'vitest'

import { cityLine } from '#engine/site/city-line.ts'
import type { Location } from '#schema/types.ts'

const at = (place: Partial<Location>): string => cityLine(place as Location)

test('a state stands between city and postal code, and where there is none the code is first', () => {
  expect(at({ city: 'New York', region: 'NY', postalCode: '10011' })).toBe('New York, NY 10011')
  expect(at({ city: 'Lisboa', postalCode: '1170-170' })).toBe('1170-170 Lisboa')
})
