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

test('that it is wrong is told first, and once it is right that it does nothing', async () => {
  const told = async (hand: string): Promise<string[]> => {
    const found = await check({
      [home]: page([{ type: 'faves', id: 'faves', follow: false, hand }]),
    })
    return found.filter((line) => line.includes('› hand]'))
  }
  expect(await told('media/a hand.svg')).toEqual([expect.stringContaining(' wrong-form ')])
  expect((await told('media/hand.svg')).join()).toContain(' idle-setting ')
})

test('it is taken out where a person says so, and not by itself', async () => {
  const before = page([{ ...head, sending: 'One moment.' }])
  const tree = site({ [home]: before })
  expect((await fixSite(tree)).texts.get(home)).toBeUndefined()
  expect((await fixSite(tree, { suggested: true })).texts.get(home)).toBe(page([head]))
})
