import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { generate } from '#tools/generate/generate.ts'
import { staleGenerated } from '#tools/generate/write-generated.ts'
import { newBlock } from '#tools/new-block/new-block.ts'

import { runCommand, sound } from './commands.ts'
import { copyHouse } from './house.ts'

/*
 * What commands write into the code of a house has to keep its types, its contract and its pages.
 * To look at all of those takes half a minute, so each command makes its change and says what it did,
 * and then the house is looked at once.
 */

const house = scratchFolder()
const read = (file: string): string => readFileSync(join(house, file), 'utf8')
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '', NO_COLOR: '1' },
  })
/** A command of the house itself, made of its sources as they are now. */
const own = (name: string) => node('tools/run/main.cjs', name)
const rename = (name: 'rename-block' | 'rename-setting', ...args: string[]) =>
  runCommand(name, args, { cwd: house })
/** Every file of the house, with the time of its last change. */
const present = (): string[] =>
  readdirSync(house, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `${relative(house, path)} ${statSync(path).ctimeMs}`)
    .toSorted()

beforeAll(() => copyHouse(house))

const page = 'pages/multi-location/home.json'

test('new blocks, a setting and a block with another name keep types, contract and pages', async () => {
  makeBlocks()
  renameSetting()
  // A rename makes what is generated anew: what the first one left out, the next would bring.
  expect(staleGenerated(house, (await generate(house)).files)).toEqual([])
  renameBlock()

  expect(own('validate').stdout).toMatch(sound)
  expect(own('migrate').stdout).toBe('Nothing changed.\n')
  const { files, broken } = await generate(house)
  expect([staleGenerated(house, files), broken]).toEqual([[], []])
  // One checker takes a quarter less work than four, each of which looks at what it needs of the rest.
  expect(node('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1').stdout).toBe('')
  const contract = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    '--maxWorkers=1',
    '--testNamePattern=store-locator|text-styles.module|^[^/]*(section|paragraph|shares)',
    'tests/contract/blocks.test.ts',
    'blocks/store-locator',
    'blocks/quiz-two',
  )
  expect(contract.stdout + contract.stderr).toMatch(/Tests\s+\D*1\d passed/)
  expect(contract.status).toBe(0)
}, 180_000)

/** Three blocks whose authors have not written code yet. */
function makeBlocks(): void {
  const before = present()
  const { stdout } = node('--import', 'tsx', 'tools/new-block/main.ts', 'store-locator')
  expect(stdout).toContain('blocks/store-locator/StoreLocator.tsx\n')
  expect(stdout).toContain('run `npm run generate`')
  expect(stdout).toContain('`npm run format`')
  const isNew = (line: string): boolean => line.startsWith('blocks/store-locator/')
  const after = present()
  expect(after.filter((line) => !isNew(line))).toEqual(before)
  const files = after.filter(isNew).map((line) => line.split(' ')[0] ?? '')
  expect(files).toHaveLength(readdirSync('blocks/text-band').length)
  for (const file of files) expect(read(file)).not.toMatch(/text-?band/i)
  for (const [like, name] of [
    // A word that stands for what other floors have too, and one that JavaScript keeps for itself.
    ['quiz', 'quiz-two'],
    ['menu-section', 'switch'],
    // What components call their classes.
    ['text-band', 'text-styles'],
  ] as const) {
    newBlock(house, [name, '--like', like])
    expect(read(`blocks/${name}/block.schema.json`)).not.toContain('x-aliases')
  }
  addPlaces('store-locator')
}

/** Gives a block a list, and its example two entries of which each fills in something else. */
function addPlaces(type: string): void {
  const change = (name: string, changed: (value: Record<string, unknown>) => object): void => {
    const path = `blocks/${type}/${name}`
    const value = JSON.parse(read(path)) as Record<string, unknown>
    writeFileSync(join(house, path), JSON.stringify({ ...value, ...changed(value) }))
  }
  const text = { type: 'string', description: 'A word.', maxLength: 40 }
  const items = { type: 'object', additionalProperties: false, properties: { a: text, b: text } }
  const places = { type: 'array', description: 'Where.', maxItems: 4, items }
  change('block.schema.json', ({ properties }) => ({
    properties: { ...(properties as object), places },
  }))
  change('example.json', () => ({ places: [{ a: 'One' }, { b: 'Two' }] }))
}

/** In pages, schema and component, and with a step for pages elsewhere. */
function renameSetting(): void {
  const before = read(page)
  const dry = rename('rename-setting', 'marquee', 'phrase', 'slogan')
  expect(dry.stderr).toBe('')
  expect(dry.stdout).toContain(`+++ b/${page}`)
  expect(dry.stdout).toMatch(/Nothing was written\. Add --write to change \d+ files\.\n$/)
  expect(read(page)).toBe(before)
  expect(existsSync(join(house, 'blocks/marquee/migrations.ts'))).toBe(false)

  expect(rename('rename-setting', 'marquee', 'phrase', 'slogan', '--write').stderr).toBe('')
  const after = read(page)
  expect(after.replace(/\n *"v": 2,/, '').replace('"slogan"', '"phrase"')).toBe(before)
  expect(read('blocks/marquee/migrations.ts')).toContain('to: 2')
}

/** In pages, folder, component and the code that means it. */
function renameBlock(): void {
  const before = read(page)
  const dry = rename('rename-block', 'marquee', 'ticker-line')
  expect(dry.stderr).toBe('')
  expect(dry.stdout).toContain('blocks/marquee becomes blocks/ticker-line')
  const [, look] = dry.stdout.split('\nCheck these by hand; they may refer to it too:\n')
  expect(look).toMatch(/^ {2}tests\/.*block \d+ \(marquee\)/m)
  expect(read(page)).toBe(before)

  expect(rename('rename-block', 'marquee', 'ticker-line', '--write').stderr).toBe('')
  expect(read(page)).toBe(before.replace('"type": "marquee"', '"type": "ticker-line"'))
  expect(existsSync(join(house, 'blocks/marquee'))).toBe(false)
  expect(readdirSync(join(house, 'blocks/ticker-line')).toSorted()).toEqual([
    'TickerLine.tsx',
    'block.schema.json',
    'example.json',
    'migrations.ts',
    'ticker-line.module.css',
    'ticker-line.test.tsx',
  ])
  expect(JSON.parse(read('blocks/ticker-line/block.schema.json'))).toMatchObject({
    'x-aliases': expect.arrayContaining(['marquee']) as string[],
  })
}
