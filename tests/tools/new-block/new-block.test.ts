import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { copyHouse } from '#tests/tools/house.ts'

let house = ''
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, DEBUG: '', NO_COLOR: '1' },
  })
const tool = (name: string, ...args: string[]) =>
  node('--import', 'tsx', `tools/${name}/main.ts`, ...args)
const changed = (): string =>
  execFileSync('git', ['-C', house, 'status', '--porcelain', '-uall'], { encoding: 'utf8' })

/** A copy of this house to build in. */
beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'house-'))
  copyHouse(house)
  execFileSync('git', ['-C', house, 'init', '-q'])
  execFileSync('git', ['-C', house, 'add', '.'])
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
  execFileSync('git', ['-C', house, ...author, 'commit', '-qm', 'base'])
})
afterAll(() => rmSync(house, { recursive: true }))

test('new blocks keep types and contract before their author wrote code', () => {
  const { stdout } = tool('new-block', 'store-locator')
  expect(stdout).toContain('blocks/store-locator/StoreLocator.tsx\n')
  expect(stdout).toContain('run `npm run generate`')
  const files = changed().trimEnd().split('\n')
  expect(files.every((line) => line.startsWith('?? blocks/store-locator/'))).toBe(true)
  expect(files).toHaveLength(readdirSync('blocks/text-band').length)
  for (const line of files)
    expect(readFileSync(join(house, line.slice(3)), 'utf8')).not.toMatch(/text-?band/i)
  for (const [like, name] of [
    // A word that stands for what other floors have too, and one that JavaScript keeps for itself.
    ['quiz', 'quiz-two'],
    ['menu-section', 'switch'],
  ] as const) {
    expect(tool('new-block', name, '--like', like).stderr).toBe('')
    const schema = readFileSync(join(house, `blocks/${name}/block.schema.json`), 'utf8')
    expect(schema).not.toContain('x-aliases')
  }
  addPlaces('store-locator')
  expect(tool('generate').status).toBe(0)
  expect(tool('validate').stdout).toContain('no problems.')
  expect(node('node_modules/typescript/bin/tsc', '--noEmit').stdout).toBe('')
  const contract = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=tests/vitest.config.ts',
    '--testNamePattern=store-locator|^[^/]*(section|paragraph)',
    'tests/contract/blocks.test.ts',
    'blocks/store-locator',
  )
  expect(contract.stdout + contract.stderr).toMatch(/Tests\s+\D*1\d passed/)
  expect(contract.status).toBe(0)
}, 60_000)

/** Gives a block a list, and its example two entries of which each fills in something else. */
function addPlaces(type: string): void {
  const change = (name: string, changed: (value: Record<string, unknown>) => object): void => {
    const path = join(house, `blocks/${type}/${name}`)
    const value = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
    writeFileSync(path, JSON.stringify({ ...value, ...changed(value) }))
  }
  const text = { type: 'string', description: 'A word.', maxLength: 40 }
  const items = { type: 'object', additionalProperties: false, properties: { a: text, b: text } }
  const places = { type: 'array', description: 'Where.', maxItems: 4, items }
  change('block.schema.json', ({ properties }) => ({
    properties: { ...(properties as object), places },
  }))
  change('example.json', () => ({ places: [{ a: 'One' }, { b: 'Two' }] }))
}

test.each([
  [[], 'new-block needs exactly one name.'],
  [['Store'], '“Store” is not a name for a block.'],
  [['../x'], '“../x” is not a name for a block.'],
  [['constructor'], 'JavaScript reserves the name “constructor”. Choose a longer name'],
  [['con'], 'Windows reserves the name “con” for a device'],
  [['marquee'], 'There is a block blocks/marquee already.'],
  [['link'], 'A block “link” has a component Link, which its files use for something else.'],
  [
    ['item', '--like', 'menu-section'],
    'For a block “item”, MenuSection.tsx becomes Item.tsx, but blocks/menu-section already has a file Item.tsx. Choose another name.',
  ],
  [['x', '--like', 'marqee'], 'Did you mean --like marquee?'],
])('%j is refused with a sentence', (args, sentence) => {
  const { status, stderr } = tool('new-block', ...args)
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
})

test('a block that cannot be made is not there in part', () => {
  const schema = join(house, 'blocks/marquee/block.schema.json')
  const text = readFileSync(schema, 'utf8')
  writeFileSync(schema, '{')
  const { status } = tool('new-block', 'ticker', '--like', 'marquee')
  writeFileSync(schema, text)
  expect(status).toBe(2)
  expect(readdirSync(join(house, 'blocks'))).not.toContain('ticker')
  expect(tool('new-block', 'ticker', '--like', 'marquee').status).toBe(0)
})
