import { cpSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { newBlock } from '#tools/new-block/new-block.ts'

const house = scratchFolder()

/** The blocks of this house, to build beside. What is built in `changed-house.test.ts` is used there. */
beforeAll(() => cpSync('blocks', join(house, 'blocks'), { recursive: true }))

test.each([
  [[], 'new-block needs exactly one name.'],
  [['Store'], '“Store” is not a name for a block.'],
  [['../x'], '“../x” is not a name for a block.'],
  [['constructor'], 'JavaScript reserves the name “constructor”. Choose a longer name'],
  [['con'], 'Windows reserves the name “con” for a device'],
  [['marquee'], 'There is a block blocks/marquee already.'],
  [['link'], 'A block “link” has a component Link, which its files use for something else.'],
  [
    ['street', '--like', 'location-card'],
    'A block “street” has a component Street, which its files use for something else.',
  ],
  [
    ['item', '--like', 'menu-section'],
    'For a block “item”, MenuSection.tsx becomes Item.tsx, but blocks/menu-section already has a file Item.tsx. Choose another name.',
  ],
  [['x', '--like', 'marqee'], 'Did you mean --like marquee?'],
])('%j is refused with a sentence', (args, sentence) => {
  const before = readdirSync(join(house, 'blocks'))
  const refused = (): string => newBlock(house, args)
  expect(refused).toThrow(Refusal)
  expect(refused).toThrow(sentence)
  expect(readdirSync(join(house, 'blocks'))).toEqual(before)
})

test('a name that code writes as that of another block is refused', () => {
  newBlock(house, ['band-2'])
  const refused = (): string => newBlock(house, ['band2'])
  expect(refused).toThrow('In code the block “band-2” is called Band2 already.')
  rmSync(join(house, 'blocks/band-2'), { recursive: true })
})

test('a block is made where the cache is on another disk, of which nothing can be moved here', () => {
  const cache = join(house, '.cache')
  symlinkSync('nowhere', cache)
  expect(newBlock(house, ['spare'])).toContain('blocks/spare/Spare.tsx')
  rmSync(cache)
  rmSync(join(house, 'blocks/spare'), { recursive: true })
})

test('a block that cannot be made is not there in part', () => {
  const schema = join(house, 'blocks/marquee/block.schema.json')
  const text = readFileSync(schema, 'utf8')
  writeFileSync(schema, '{')
  expect(() => newBlock(house, ['ticker', '--like', 'marquee'])).toThrow(/JSON/)
  writeFileSync(schema, text)
  expect(readdirSync(join(house, 'blocks'))).not.toContain('ticker')
  expect(newBlock(house, ['ticker', '--like', 'marquee'])).toContain('blocks/ticker/Ticker.tsx')
})
