import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import type { Raise } from '#engine/merge/versions.ts'
import { tellConflicts } from '#engine/merge/words.ts'
import { type Steps, raised } from '#engine/migrate/migrate.ts'

interface Block {
  id: string
  type: string
  [setting: string]: unknown
}

const types: Record<string, string> = { h: 'hero-video', i: 'intro', f: 'faves', n: 'newsletter' }
/** `blocks('h i=2 f')`: a page of those blocks, a figure is the heading. */
const blocks = (notation: string): { title: string; blocks: Block[] } => ({
  title: 'Home',
  blocks: notation
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [id = '', heading, note] = word.split('=')
      return {
        type: types[id] ?? 'edge',
        id,
        ...(heading ? { heading } : {}),
        ...(note ? { note } : {}),
      }
    }),
})
const notation = (page: unknown): string =>
  (page as { blocks: Block[] }).blocks
    .map(({ id, heading, note }) =>
      [id, heading, note].filter((part) => typeof part === 'string').join('='),
    )
    .join(' ')

/** The merged blocks, and a sentence for each conflict. */
function merged(base: string, ours: string, theirs: string): string[] {
  const { value, conflicts } = merge(blocks(base), blocks(ours), blocks(theirs))
  return [notation(value), ...tellConflicts(conflicts, value)]
}

describe('the nine common pairs', () => {
  test.each<[string, string, string, string, string[]]>([
    ['append and append', 'h i', 'h i x', 'h i y', ['h i x y']],
    ['append and insert', 'h i', 'h i x', 'h y i', ['h y i x']],
    ['move and edit', 'h i f', 'f h i', 'h i f=2', ['f=2 h i']],
    [
      'move and move of one block',
      'h i f n',
      'f h i n',
      'h i n f',
      ['f h i n', 'Faves: both moved it, to different places. It stands where ours put it.'],
    ],
    ['edit and edit of other blocks', 'h=1 i=1', 'h=2 i=1', 'h=1 i=2', ['h=2 i=2']],
    ['edit and edit of other settings', 'h=1=a', 'h=2=a', 'h=1=b', ['h=2=b']],
    [
      'edit and edit of one setting',
      'h=1',
      'h=2',
      'h=3',
      ['h=2', 'Hero video heading: ours is “2”, theirs is “3”. Ours stands.'],
    ],
    [
      'delete and edit',
      'h=1 i',
      'i',
      'h=2 i',
      ['h=2 i', 'Hero video: one side deleted it, the other changed it. It stands as changed.'],
    ],
    ['reorder and append', 'h i f', 'f i h', 'h i f x', ['f x i h']],
  ])('%s', (_, base, ours, theirs, expected) =>
    expect(merged(base, ours, theirs)).toEqual(expected),
  )
})

describe('other pairs', () => {
  test.each<[string, string, string, string, string[]]>([
    ['the same change twice', 'h=1 i', 'h=2', 'h=2', ['h=2']],
    ['two moves of two blocks', 'h i f n', 'i h f n', 'h i n f', ['i h n f']],
    ['delete and move', 'h i f', 'h f', 'i h f', ['h f']],
    ['delete and delete', 'h i f', 'h i', 'i f', ['i']],
    [
      'both add one of the same id',
      'h',
      'h n=1',
      'h n=2',
      [
        'h n=1 n-2=2',
        'Newsletter “n”: both added one of this id. Theirs stands too, as “n-2”, and what theirs links to #n on this page leads there. A link from another page leads to ours.',
      ],
    ],
    ['both add the same', 'h', 'h n=1', 'h n=1', ['h n=1']],
  ])('%s', (_, base, ours, theirs, expected) =>
    expect(merged(base, ours, theirs)).toEqual(expected),
  )
})

describe('links to a block that both added under one id', () => {
  const page = (...more: object[]) => ({ blocks: [{ type: 'hero-video', id: 'h' }, ...more] })
  const news = (heading: string) => ({ type: 'newsletter', id: 'n', heading })
  const intro = (text: string) => ({ type: 'intro', id: 'i', text })

  test('lead to theirs where theirs made them, in settings and in texts, and else to ours', () => {
    const { value } = merge(
      page(intro('Hello.')),
      page(intro('Hello.'), news('Ours'), { type: 'edge', id: 'e', link: { href: '#n' } }),
      page(
        { ...intro('Read [the news](#n), or [more](/more#n).'), link: { href: '#n' } },
        { ...news('Theirs'), link: { href: '#n' } },
      ),
    )
    expect(value).toEqual(
      page(
        { ...intro('Read [the news](#n-2), or [more](/more#n).'), link: { href: '#n-2' } },
        news('Ours'),
        { type: 'edge', id: 'e', link: { href: '#n' } },
        { ...news('Theirs'), id: 'n-2', link: { href: '#n-2' } },
      ),
    )
  })

  test('lead to ours where both made them', () => {
    const both = intro('Read [the news](#n).')
    const { value } = merge(page(), page(both, news('Ours')), page(both, news('Theirs')))
    expect(value).toEqual(page(both, news('Ours'), { ...news('Theirs'), id: 'n-2' }))
  })

  test('stay where there was one before there was the block, and that is said', () => {
    const early = intro('Read [the news](#n).')
    const { value, conflicts } = merge(
      page(early),
      page(early, news('Ours')),
      page({ ...early, size: 2 }, news('Theirs')),
    )
    expect(value).toEqual(
      page({ ...early, size: 2 }, news('Ours'), { ...news('Theirs'), id: 'n-2' }),
    )
    expect(tellConflicts(conflicts, value)).toEqual([
      'Newsletter “n”: both added one of this id. Theirs stands too, as “n-2”. What names “n” elsewhere means ours.',
    ])
  })
})

test('long texts that both set are told where they differ', () => {
  const page = (end: string) => ({ title: `${'We stack it while you watch, '.repeat(4)}${end}` })
  const { value, conflicts } = merge(page('.'), page('and wave.'), page('and sing.'))
  expect(tellConflicts(conflicts, value)).toEqual([
    'title: ours is “…watch, and wave.”, theirs is “…watch, and sing.”. Ours stands.',
  ])
})

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
      '#1: ours is “Coffee”, theirs is “Scratch sauces”. Ours stands.',
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

  test('is taken in a list of a thousand that both changed', () => {
    const items = (more: object) =>
      Array.from({ length: 1000 }, (_, index) => ({ name: `Sandwich ${index}`, ...more }))
    const { value, conflicts } = merge(items({}), items({ price: 9 }), items({ size: 3 }))
    expect([value, conflicts]).toEqual([items({ price: 9, size: 3 }), []])
  })
})

const ids = ['h', 'i', 'f', 'n', 'x', 'y']
const settings = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.integer({ min: 0, max: 9 }))
const list = fc
  .shuffledSubarray(ids)
  .chain((chosen) =>
    fc
      .array(settings, { minLength: chosen.length, maxLength: chosen.length })
      .map((all) => chosen.map((id, index) => ({ ...all[index], type: 'edge', id }))),
  )
const side = fc.record({ title: fc.string(), blocks: list })

test('nothing that only one side touched is lost', () => {
  fc.assert(
    fc.property(side, side, side, (base, ours, theirs) => {
      const { value, conflicts } = merge(base, ours, theirs)
      const result = value as { title: string; blocks: Block[] }
      const block = (page: { blocks: object[] }, id: string): Block | undefined =>
        (page.blocks as Block[]).find((other) => other.id === id)
      expect(new Set(result.blocks.map(({ id }) => id)).size).toBe(result.blocks.length)
      if (base.title === ours.title) expect(result.title).toBe(theirs.title)
      if (base.title === theirs.title) expect(result.title).toBe(ours.title)
      for (const id of ids) {
        const [was, own, other] = [block(base, id), block(ours, id), block(theirs, id)]
        const now = block(result, id)
        if (!was && own && !other) expect(now).toEqual(own)
        if (!was && other && !own) expect(now).toEqual(other)
        for (const key of ['a', 'b', 'c']) {
          if (!was || !own || !other) continue
          if (was[key] === own[key]) expect(now?.[key]).toBe(other[key])
          else if (was[key] === other[key]) expect(now?.[key]).toBe(own[key])
        }
      }
      if (conflicts.length === 0) expect(merge(base, theirs, ours).conflicts).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('one side alone is that side, whatever it did', () => {
  fc.assert(
    fc.property(side, side, (base, changed) => {
      expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] })
      expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] })
      expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] })
    }),
  )
})

test('any three JSON values merge into one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (base, ours, theirs) => {
      const { value } = merge(base, ours, theirs)
      expect(JSON.parse(JSON.stringify(value))).toEqual(JSON.parse(JSON.stringify(value)))
      expect(value).toBeDefined()
    }),
  )
})

describe('an author who is asked', () => {
  /** The merged blocks when each conflict in turn is decided so. */
  const decided = (
    base: string,
    ours: string,
    theirs: string,
    ...sides: ('ours' | 'theirs')[]
  ): string =>
    notation(
      merge(blocks(base), blocks(ours), blocks(theirs), (_, index) => sides[index] ?? 'ours').value,
    )

  test.each<[string, [string, string, string], string, string]>([
    ['a setting that both set', ['h=1 i=1', 'h=2 i=3', 'h=3 i=1'], 'h=2 i=3', 'h=3 i=3'],
    ['a block that theirs deleted', ['h=1 i', 'h=2 i', 'i'], 'h=2 i', 'i'],
    ['a block that ours deleted', ['h=1 i', 'i', 'h=2 i'], 'i', 'h=2 i'],
    ['a block that both moved', ['h i f n', 'f h i n', 'h i n f'], 'f h i n', 'h i n f'],
  ])('gets either side of %s', (_, [base, ours, theirs], mine, other) => {
    expect(decided(base, ours, theirs, 'ours')).toBe(mine)
    expect(decided(base, ours, theirs, 'theirs')).toBe(other)
  })

  test('decides each conflict for itself, and what only one side touched is taken all the same', () => {
    expect(decided('h=1 i=1 f', 'h=2 i=2 f=5', 'h=3 i=3 f', 'theirs', 'ours')).toBe('h=3 i=2 f=5')
  })

  test('loses neither of two blocks that both added under one id', () => {
    expect(decided('h', 'h n=1', 'h n=2', 'theirs')).toBe('h n=1 n-2=2')
  })

  test('keeping all of ours, and all of theirs, leaves each conflict as that side had it', () => {
    expect(
      merge({ a: [1, 2], b: 1 }, { a: [1, 3, 4], b: 2 }, { a: [9], b: 3 }, () => 'theirs').value,
    ).toEqual({ a: [9], b: 3 })
  })
})

describe('a common base that is made of two ancestors', () => {
  const ancestor = (base: unknown, one: unknown, other: unknown): unknown =>
    merge(base, one, other, () => 'neither').value

  test.each<[string, string, string, string]>([
    ['set one setting', 'h=1 i', 'h=2 i', 'h=3 i'],
    ['deleted and edited a block', 'h=1 i', 'i', 'h=2 i'],
    ['moved a block', 'h i f n', 'f h i n', 'h i n f'],
  ])('leaves open what they %s in their own ways', (_, base, one, other) => {
    const [was, own, theirs] = [blocks(base), blocks(one), blocks(other)]
    const made = ancestor(was, own, theirs)
    for (const sides of [[own, theirs] as const, [theirs, own] as const]) {
      const { value, conflicts } = merge(made, ...sides)
      expect(conflicts).not.toEqual([])
      expect(JSON.stringify(value)).not.toContain('undecided')
    }
    expect(merge(made, own, own), 'that both decided alike').toEqual({ value: own, conflicts: [] })
  })

  test.each<[string, unknown, unknown, unknown]>([
    ['an item', ['a', 'b'], ['x', 'b'], ['y', 'b']],
    ['two items', ['a', 'b'], ['x', 'y', 'z'], ['v']],
    ['what was not there', {}, { note: 'x' }, { note: 'y' }],
  ])('leaves open %s', (_, base, one, other) => {
    const { value, conflicts } = merge(ancestor(base, one, other), one, other)
    expect([value, conflicts.length]).toEqual([one, 1])
  })

  test('has what each of them changed alone', () => {
    const made = ancestor(blocks('h=1 i=1 f'), blocks('h=2 i=1 f n'), blocks('h=1 i=2'))
    expect(made).toEqual(blocks('h=2 i=2 n'))
  })
})

describe('a block in two versions of its schema', () => {
  const steps: Steps = new Map([
    ['edge', [{ to: 2, why: 'Shorter.', up: ({ long, ...rest }) => ({ ...rest, short: long }) }]],
  ])
  const edge = (settings: object) => ({ blocks: [{ type: 'edge', id: 'e', ...settings }] })
  const base = edge({ long: 1, size: 1 })
  const raise: Raise = (block, version) => raised(block, version, steps)

  test.each<[string, object, object, object, object]>([
    [
      'theirs is older',
      base,
      edge({ v: 2, size: 2, short: 1 }),
      edge({ long: 3, size: 1 }),
      edge({ v: 2, size: 2, short: 3 }),
    ],
    [
      'ours is older',
      base,
      edge({ long: 3, size: 1 }),
      edge({ v: 2, size: 2, short: 1 }),
      edge({ v: 2, size: 2, short: 3 }),
    ],
    [
      'only the base is older',
      base,
      edge({ v: 2, size: 1 }),
      edge({ v: 2, size: 2, short: 1 }),
      edge({ v: 2, size: 2 }),
    ],
  ])('is merged in the later one where %s', (_, was, ours, theirs, expected) =>
    expect(merge(was, ours, theirs, undefined, raise)).toEqual({ value: expected, conflicts: [] }),
  )

  test('is one conflict where no steps lead to the later one, and a block of neither is made', () => {
    const [ours, theirs] = [edge({ v: 3, size: 2 }), edge({ long: 3, size: 1 })]
    const { value, conflicts } = merge(base, ours, theirs, undefined, raise)
    expect([value, conflicts.map(({ kind }) => kind)]).toEqual([ours, ['other-version']])
    expect(merge(base, ours, theirs, () => 'theirs', raise).value).toEqual(theirs)
  })

  test('needs no steps where only one side changed it', () => {
    const ours = edge({ v: 3, size: 2 })
    expect(merge(base, ours, base)).toEqual({ value: ours, conflicts: [] })
  })
})
