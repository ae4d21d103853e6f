import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'

describe('lists without ids take what each side changed', () => {
  const page = (lines: string) => ({
    blocks: [{ type: 'intro', id: 'i', lines: lines.split(' ').filter(Boolean) }],
  })
  test.each<[string, string, string, string, string, number]>([
    ['an edit and an edit', 'a b c', 'A b c', 'a b C', 'A b C', 0],
    ['an edit and an edit of one item', 'a b', 'A b', 'X b', 'A b', 1],
    ['an addition and an addition', 'a', 'a x', 'a y', 'a x y', 0],
    ['the same addition twice', 'a', 'a x', 'a x', 'a x', 0],
    ['the same addition, and one more of ours', '', 'x y', 'x', 'x y', 0],
    ['the same addition, and more of both', 'a', 'a w x', 'a v x z', 'a w v x z', 0],
    ['the same additions in another order', 'a', 'a x y', 'a y x', 'a x y', 0],
    ['an edit of the last and an addition below it', 'a b', 'a B', 'a b c', 'a B c', 0],
    ['an edit of the first and an addition above it', 'a b', 'A b', 'c a b', 'c A b', 0],
    ['an edit of the only one and an addition', 'a', 'A', 'a b', 'A b', 0],
    ['an edit and a deletion of its neighbour', 'a b', 'A b', 'a', 'A', 0],
    ['a deletion and an addition', 'a b', 'b', 'a b c', 'b c', 0],
    ['a move and an edit', 'a b', 'b a', 'a B', 'B a', 0],
    ['a deletion and an edit of one item', 'a b', 'a', 'a B', 'a', 1],
    ['a move and a move of one item', 'a b c d', 'b a c d', 'b c a d', 'b a c d', 1],
    ['a swap and the same swap with an edit', 'a b', 'b a', 'b A', 'b a', 1],
    ['a move and a deletion of one item', 'a b c', 'b a c', 'b c', 'b a c', 1],
    ['a move and a move of neighbours', 'a b c d', 'b a c d', 'a b d c', 'b a c d', 1],
    ['a move and a move far from it', 'a b c d e', 'b a c d e', 'a b c e d', 'b a c e d', 0],
    ['a deletion and the same deletion of one of two', 'a b a', 'a b', 'a b', 'a b', 0],
    ['an edit, an addition, and that addition again', 'x', 'X y', 'x y', 'X y', 0],
    [
      'an addition in the place of another, and the same beside it',
      'x z',
      'y z',
      'y x z',
      'y z',
      1,
    ],
    ['an addition and the same at another place', 'a b', 'a b x', 'x a b', 'a b x', 1],
  ])('%s', (_, base, ours, theirs, expected, count) => {
    const { value, conflicts } = merge(page(base), page(ours), page(theirs))
    expect([value, conflicts.length]).toEqual([page(expected), count])
  })

  test('and lose nothing that only one side has', () => {
    const items = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 })
    const times = (list: readonly unknown[], item: unknown): number =>
      list.filter((other) => other === item).length
    fc.assert(
      fc.property(items, items, items, (base, ours, theirs) => {
        expect(merge(base, ours, base)).toEqual({ value: ours, conflicts: [] })
        expect(merge(base, base, theirs)).toEqual({ value: theirs, conflicts: [] })
        // Nobody has it more often than both together want it, whoever is answered.
        for (const answer of ['ours', 'theirs'] as const) {
          const { value } = merge(base, ours, theirs, () => answer)
          for (const item of base) {
            const [was = 0, own = 0, other = 0] = [base, ours, theirs].map((list) =>
              times(list, item),
            )
            const most = Math.max(own, other, own + other - was)
            expect(times(value as unknown[], item)).toBeLessThanOrEqual(most)
          }
        }
        const { value, conflicts } = merge(base, ours, theirs)
        if (conflicts.length > 0) return
        for (const side of [ours, theirs])
          for (const item of side)
            if (!base.includes(item))
              expect(times(value as unknown[], item)).toBeGreaterThanOrEqual(times(side, item))
      }),
    )
  })
})

describe('an edit of an item without an id', () => {
  const day = (date: string, label: string, more: object = {}) => ({ date, label, ...more })
  const thanks = day('2026-11-26', 'Thanksgiving')
  const eve = day('2026-12-24', 'Christmas Eve', { to: '15:00' })
  const feast = day('2026-12-25', 'Christmas')
  const inventory = day('2026-12-23', 'Inventory')
  const food = (name: string, text: string, src: string, alt = '') => ({
    name,
    text,
    image: { src: `media/${src}.svg`, alt },
  })
  const sauces = food('Scratch sauces', 'Eleven of them. Number four has fans.', 'about/sauces')
  const coffee = food('Coffee', 'Black. Free refills.', 'food/coffee')
  const pickles = food('Pickles', 'Half-sour, from the barrel.', 'about/pickles')

  test('follows it where its neighbours went and came', () => {
    const early = { ...eve, to: '14:00' }
    const some = { only: ['ues', 'noho'] }
    expect(
      merge([thanks, eve, feast], [early, inventory, feast], [thanks, { ...eve, ...some }, feast]),
    ).toEqual({ value: [{ ...early, ...some }, inventory, feast], conflicts: [] })
  })

  test('is a conflict where another item took its place, and the other stays as it is', () => {
    const told = food(sauces.name, sauces.text, 'about/sauces', 'Eleven bottles of sauce')
    const { value, conflicts } = merge([sauces, pickles], [coffee, pickles], [told, pickles])
    expect(value).toEqual([coffee, pickles])
    expect(tellConflicts(conflicts, value)).toEqual([
      '#1: ours is “Coffee”, theirs is “Scratch sauces”. Ours is kept.',
    ])
    expect(merge([sauces, pickles], [told, pickles], [coffee, pickles]).value).toEqual([
      told,
      pickles,
    ])
  })

  test('is a conflict where the same feast of the next year took its place', () => {
    const next = { ...eve, date: '2027-12-24' }
    const { value, conflicts } = merge([eve], [next], [{ ...eve, only: ['ues'] }])
    expect([value, conflicts.length]).toEqual([[next], 1])
  })

  test.each<[string, unknown, unknown, unknown, unknown]>([
    [
      'another name for it',
      pickles,
      { ...pickles, name: 'New Jersey pickles' },
      food('Pickles', pickles.text, 'about/pickles', 'A barrel'),
      food('New Jersey pickles', pickles.text, 'about/pickles', 'A barrel'),
    ],
    [
      'a slip mended in its text',
      { text: 'We stack it while you wacth.' },
      { text: 'We stack it while you watch.' },
      { text: 'We stack it while you wacth.', size: 3 },
      { text: 'We stack it while you watch.', size: 3 },
    ],
  ])('is taken together with %s', (_, base, ours, theirs, expected) =>
    expect(merge([base], [ours], [theirs])).toEqual({ value: [expected], conflicts: [] }),
  )

  test('goes with the one of two of a name that is more like it', () => {
    const order = (href: string, more: object = {}) => ({ label: 'Order', href, ...more })
    const [ues, noho] = [order('/order/ues'), order('/order/noho')]
    const { value, conflicts } = merge(
      [ues, noho],
      [order('/order/noho', { icon: 'bag' })],
      [ues, order('/order/noho', { note: 'Now' })],
    )
    expect([value, conflicts]).toEqual([[order('/order/noho', { icon: 'bag', note: 'Now' })], []])
  })

  test('is decided with the whole list where the other moved it and changed it, too', () => {
    const base = [sauces, coffee, pickles]
    const ours = [sauces, coffee, { ...pickles, text: 'Half-sour.' }]
    const theirs = [{ ...pickles, image: { ...pickles.image, alt: 'A barrel' } }, sauces, coffee]
    const { value, conflicts } = merge(base, ours, theirs)
    expect([value, conflicts.map(({ kind, pointer }) => [kind, pointer])]).toEqual([
      ours,
      [['both-set', '']],
    ])
    expect(merge(base, ours, theirs, () => 'theirs').value).toEqual(theirs)
    expect(merge(base, [sauces, coffee], theirs).conflicts).toHaveLength(1)
    // What the other left alone comes along without a word.
    expect(merge(base, [eve, ...base], theirs)).toEqual({ value: [eve, ...theirs], conflicts: [] })
  })

  test('follows hours that are for fewer days', () => {
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']
    const hours = { days, from: '07:00', to: '20:00' }
    const sunday = { days: ['Sun'], from: '08:00', to: '18:00' }
    for (const gone of days) {
      const fewer = { ...hours, days: days.filter((day) => day !== gone) }
      expect(merge([hours, sunday], [fewer, sunday], [{ ...hours, to: '21:00' }, sunday])).toEqual({
        value: [{ ...fewer, to: '21:00' }, sunday],
        conflicts: [],
      })
    }
  })

  test('is taken in a list of a thousand that both changed', () => {
    const items = (more: object) =>
      Array.from({ length: 1000 }, (_, index) => ({ name: `Sandwich ${index}`, ...more }))
    const { value, conflicts } = merge(items({}), items({ price: 9 }), items({ size: 3 }))
    expect([value, conflicts]).toEqual([items({ price: 9, size: 3 }), []])
  })
})

describe('an item without an id that both added', () => {
  const jobs = { label: 'Jobs', href: 'link:recruiting' }

  test('stands there once, with what each says of it', () => {
    const base = [{ label: 'Menu', href: '/menu' }]
    const [ours, theirs] = [
      [...base, { ...jobs, icon: 'hand' }, { label: 'News', href: '/news' }],
      [...base, { label: 'Shop', href: '/shop' }, { ...jobs, newTab: true }],
    ]
    expect(merge(base, ours, theirs)).toEqual({
      value: [
        base[0],
        { ...jobs, icon: 'hand', newTab: true },
        { label: 'News', href: '/news' },
        { label: 'Shop', href: '/shop' },
      ],
      conflicts: [],
    })
  })

  test('is told where they do not agree on it', () => {
    const base = { special: [{ date: '2026-12-24', to: '15:00' }] }
    const eve = (to: string) => ({ special: [...base.special, { date: '2026-12-31', to }] })
    const { value, conflicts } = merge(base, eve('17:00'), eve('16:00'))
    expect(value).toEqual(eve('17:00'))
    expect(tellConflicts(conflicts, value)).toEqual([
      'special #2 to: ours is “17:00”, theirs is “16:00”. Ours is kept.',
    ])
    expect(merge(base, eve('17:00'), eve('16:00'), () => 'theirs').value).toEqual(eve('16:00'))
  })
})

test('of two that go by one name it is told what differs', () => {
  const row = (to: string) => ({ days: ['Mon', 'Tue'], from: '07:00', to })
  const { value, conflicts } = merge([{ text: 'No hours yet.' }], [row('20:00')], [row('21:00')])
  expect(tellConflicts(conflicts, value)).toEqual([
    '#1: ours is “Mon” with to “20:00”, theirs has to “21:00”. Ours is kept.',
  ])
})

test('a list of thousands of which each side changed every other item is merged', () => {
  const base = Array.from({ length: 9000 }, (_, n) => ({ title: `Title ${n}`, text: 'Words' }))
  const changed = (odd: number, text: string): object[] =>
    base.map((item, n) => (n % 2 === odd ? { ...item, text } : item))
  const [ours, theirs] = [changed(0, 'Ours'), changed(1, 'Theirs')]
  const { value, conflicts } = merge(base, ours, theirs)
  expect(conflicts).toEqual([])
  expect(value).toEqual(ours.map((item, n) => (n % 2 === 0 ? item : theirs[n])))
})
