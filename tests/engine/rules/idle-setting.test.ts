import { expect, test } from 'vitest'

import { fixSite } from '#engine/fix/fix-site.ts'
import { check, home, page, site } from '#tests/engine/site.ts'

const head = {
  type: 'menu-head',
  id: 'menu',
  headline: [{ text: 'Hello' }],
  link: { label: 'See what there is', href: '/' },
}

test('what a block does not read is told, with what it waits for', async () => {
  const files = { [home]: page([{ ...head, mode: 'menu', sending: 'One moment.' }]) }
  expect(await check(files)).toEqual([
    'pages/one/home.json:19:7 idle-setting [block 1 (menu-head) › sending] "sending" does nothing here: it only counts where "mode" is "redirect". Take it out, or change "mode".',
  ])
})

test('a slip in what it waits for is one finding, not two', async () => {
  const files = { [home]: page([{ ...head, mode: 'redirct', sending: 'One moment.' }]) }
  const [only, ...others] = await check(files)
  expect(only).toContain('"mode" cannot be "redirct"')
  expect(others).toEqual([])
})

test('that it does nothing does not hide that it is wrong', async () => {
  const faves = { type: 'faves', id: 'faves', follow: false, hand: 'media/a hand.svg' }
  const found = await check({ [home]: page([faves]) })
  expect(found.filter((line) => line.includes('› hand]'))).toEqual([
    expect.stringContaining(' idle-setting '),
    expect.stringContaining(' wrong-form '),
  ])
})

test('it is taken out where a person says so, and not by itself', async () => {
  const before = page([{ ...head, sending: 'One moment.' }])
  const tree = site({ [home]: before })
  expect((await fixSite(tree)).texts.get(home)).toBeUndefined()
  expect((await fixSite(tree, { suggested: true })).texts.get(home)).toBe(page([head]))
})
