import { expect, test } from 'vitest'

import type { Location, Site } from '#schema/types.ts'
import { jsonLd } from '#tools/outputs/json-ld.ts'

const brand: Site['brand'] = {
  product: 'Corner',
  legalName: 'Corner Inc.',
  phone: '212-555-0100',
  phoneE164: '+12125550100',
  email: 'a@corner.example',
  pressEmail: 'b@corner.example',
  schemaType: 'CafeOrCoffeeShop',
  priceRange: '$1–20',
}
const location: Location = {
  name: 'North',
  street: '1 Main Street',
  city: 'New York',
  region: 'NY',
  postalCode: '10001',
  country: 'US',
  hours: {
    days: 'Mon–Fri',
    times: '8-8',
    spoken: '8 AM to 8 PM',
    open: [
      { days: ['Mon', 'Fri'], from: '08:00', to: '20:00' },
      { days: ['Sat'], from: '18:00', to: '03:00' },
      { days: ['Sun'], from: '00:00', to: '00:00' },
    ],
  },
  order: 'link:order/north',
  orderLabel: 'Order',
  isNew: false,
}
interface Node {
  [key: string]: unknown
}
const graph = (script: string): Node[] =>
  (
    JSON.parse(
      script.replace(/^<script type="application\/ld\+json">/, '').replace(/<\/script>$/, ''),
    ) as { '@graph': Node[] }
  )['@graph']

test('the organization and each location are told apart and belong together', () => {
  const [organization, north, south] = graph(
    jsonLd({
      url: 'https://www.corner.example/',
      brand,
      locations: { north: location, south: { ...location, name: 'South' } },
      sameAs: ['https://photos.example/corner'],
      resolve: (href) => href.replace('link:order', 'https://order.example'),
    }),
  )
  expect(organization).toEqual({
    '@type': 'Organization',
    '@id': 'https://www.corner.example/#organization',
    name: 'Corner',
    legalName: 'Corner Inc.',
    url: 'https://www.corner.example/',
    telephone: '+12125550100',
    email: 'a@corner.example',
    sameAs: ['https://photos.example/corner'],
  })
  expect(north).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    '@id': 'https://www.corner.example/#location-north',
    name: 'Corner North',
    parentOrganization: { '@id': 'https://www.corner.example/#organization' },
    priceRange: '$1–20',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Main Street',
      addressLocality: 'New York',
      addressRegion: 'NY',
      postalCode: '10001',
      addressCountry: 'US',
    },
    potentialAction: { '@type': 'OrderAction', target: 'https://order.example/north' },
  })
  expect(south?.['@id']).toBe('https://www.corner.example/#location-south')
  expect(north).not.toHaveProperty('menu')
})

test('hours keep after midnight in one piece, and all day is written as Google reads it', () => {
  const [, north] = graph(
    jsonLd({ url: 'https://a.example/', brand, locations: { north: location } }),
  )
  expect(north?.['openingHoursSpecification']).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Friday'],
      opens: '08:00',
      closes: '20:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday'],
      opens: '18:00',
      closes: '03:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Sunday'],
      opens: '00:00',
      closes: '23:59',
    },
  ])
})

test('24 hours that begin at another hour than midnight are told as those', () => {
  const open = [{ days: ['Mon' as const], from: '08:00', to: '08:00' }]
  const shop = { ...location, hours: { ...location.hours, open } }
  const [, north] = graph(jsonLd({ url: 'https://a.example/', brand, locations: { north: shop } }))
  expect(north?.['openingHoursSpecification']).toMatchObject([{ opens: '08:00', closes: '07:59' }])
})

test('no text can leave the script element', () => {
  const product = '</script><script>alert(1)</script>\u2028\u2029<!--'
  const script = jsonLd({ url: 'https://a.example/', brand: { ...brand, product }, locations: {} })
  expect(script.slice(1, -1)).not.toMatch(/<(?!\/script$)|[\u2028\u2029]/)
  expect(graph(script)[0]?.['name']).toBe(product)
})

test('special days are told with the hours they leave, on days the shop would be open', () => {
  const [, north] = graph(
    jsonLd({
      url: 'https://a.example/',
      brand,
      locations: { north: location },
      special: [
        { date: '2026-11-27', label: 'The day after' },
        { date: '2026-11-30', label: 'Inventory', to: '15:00' },
        { date: '2026-12-01', label: 'A Tuesday, closed anyway' },
      ],
    }),
  )
  const day = { '@type': 'OpeningHoursSpecification' }
  expect(north?.['specialOpeningHoursSpecification']).toEqual([
    {
      ...day,
      validFrom: '2026-11-27',
      validThrough: '2026-11-27',
      opens: '00:00',
      closes: '00:00',
    },
    {
      ...day,
      validFrom: '2026-11-30',
      validThrough: '2026-11-30',
      opens: '08:00',
      closes: '15:00',
    },
  ])
})

test('a special day that the shop stays open through is not told as closed', () => {
  const [, north] = graph(
    jsonLd({
      url: 'https://a.example/',
      brand,
      locations: { north: location },
      special: [{ date: '2026-12-04', label: 'Night of sandwiches', from: '00:00', to: '00:00' }],
    }),
  )
  expect(north?.['specialOpeningHoursSpecification']).toMatchObject([
    { validFrom: '2026-12-04', opens: '00:00', closes: '23:59' },
  ])
})

test('two shops keep hours of their own on one special day', () => {
  const eve = { date: '2026-12-04', label: 'Eve' }
  const [, ...shops] = graph(
    jsonLd({
      url: 'https://a.example/',
      brand,
      locations: { north: location, south: location, west: location },
      special: [
        { ...eve, to: '15:00', only: ['north'] },
        { ...eve, only: ['south'] },
      ],
    }),
  )
  const [north, south, west] = shops.map((shop) => shop['specialOpeningHoursSpecification'])
  expect(north).toMatchObject([{ opens: '08:00', closes: '15:00' }])
  expect(south).toMatchObject([{ opens: '00:00', closes: '00:00' }])
  expect(west).toBeUndefined()
})
