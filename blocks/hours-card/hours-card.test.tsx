import { expect, test } from 'vitest'

import { blockDrawer } from '#tests/contract/block-drawer.tsx'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HoursCard } from './HoursCard.tsx'

const card = blockDrawer(HoursCard, example)

const words = (html: string): string => html.replaceAll(/<br\/>/g, ' ').replaceAll(/<[^>]+>/g, '|')

test('says where the counter is and when it is open (F3, P2)', () => {
  const text = words(card())
  for (const fact of ['54 West 14th St.', 'New York, NY 10011', 'Mon–Fri', '7:00AM–4:00PM'])
    expect(text).toContain(fact)
})

test('the hours are read aloud as words', () => {
  const spoken = card().replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')
  expect(spoken).toContain('7 AM to 4 PM')
  expect(spoken).not.toContain('7:00AM')
})

test('where days differ each kind of day has a line of its own', () => {
  const counter = view.locations['counter']!
  const hours = {
    ...counter.hours,
    open: [
      { days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const, from: '07:00', to: '16:00' },
      { days: ['Sat'] as const, from: '00:00', to: '00:00' },
    ].map((one) => ({ ...one, days: [...one.days] })),
  }
  const html = card({}, { ...view, locations: { counter: { ...counter, hours } } })
  const text = words(html).replaceAll('\u00a0', ' ')
  expect(text).toContain('|Mon–Fri| |7 AM to 4 PM|')
  expect(text).toContain('|Saturday| |All day and night|')
  expect(text).not.toContain('7:00AM')
  expect(text).not.toContain('Sunday')
})

test('a shop that is not in the list leaves heading and note standing', () => {
  const html = card({ location: 'nowhere' })
  expect(html).toContain('Location + Hours')
  expect(html).toContain('Weekends we sleep.')
  expect(html).not.toContain('<address')
})

test('without a note there is no empty line', () => {
  expect(card({ note: '' })).not.toContain('<p></p>')
})
