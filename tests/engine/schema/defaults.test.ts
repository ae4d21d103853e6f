import { expect, test } from 'vitest'

import { withDefaults } from '#engine/schema/defaults.ts'

test('a block gets the defaults of its schema and the common ones', () =>
  expect(
    withDefaults({ type: 'marquee', id: 'a', label: 'L', phrase: 'P' }, 'MarqueeProps'),
  ).toMatchObject({
    hidden: false,
    span: 12,
    repeat: 17,
    secondsPerLoop: 60,
    field: 'ink',
  }))

test('what an author wrote is never replaced', () =>
  expect(withDefaults({ type: 'marquee', repeat: 5, field: 'blue' }, 'MarqueeProps')).toMatchObject(
    { repeat: 5, field: 'blue' },
  ))

test('defaults reach into lists and shared parts', () =>
  expect(
    withDefaults({ strings: {}, header: { links: [{ label: 'Menu', href: '/menu' }] } }, 'Chrome'),
  ).toMatchObject({ header: { links: [{ newTab: false }] } }))

test('settings that no schema knows are kept', () =>
  expect(withDefaults({ type: 'marquee', surprise: { deep: 1 } }, 'MarqueeProps')).toMatchObject({
    surprise: { deep: 1 },
  }))
