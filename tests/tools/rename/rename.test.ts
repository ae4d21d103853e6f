import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { copyHouse } from '#tests/tools/house.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { planBlock } from '#tools/rename-block/plan.ts'
import { renameBlock } from '#tools/rename-block/rename-block.ts'
import { planSetting } from '#tools/rename-setting/plan.ts'
import { renameSetting } from '#tools/rename-setting/rename-setting.ts'

const house = scratchFolder()
const page = 'pages/multi-location/home.json'
const read = (file: string) => readFileSync(join(house, file), 'utf8')

/** A copy of this house to plan in. What is renamed in `changed-house.test.ts` is used there. */
beforeAll(() => copyHouse(house))

describe('a step is added to a list of steps', () => {
  const steps = 'blocks/one/migrations.ts'
  const start = "import type { Migration } from '#engine/migrate/migration.ts'\n\n"
  const list = 'export const migrations: readonly Migration[] = '
  const one = "{ to: 2, why: 'A.', up: (settings) => settings }"
  const added = async (text: string): Promise<string | undefined> => {
    const schema = '{ "properties": { "image": {} } }'
    const root = scratchFolder({ 'blocks/one/block.schema.json': schema, [steps]: text })
    mkdirSync(join(root, 'pages'))
    const { texts } = await planSetting(root, 'pages', 'one', { from: 'image', to: 'drawing' })
    return texts.get(steps)?.to
  }
  const end = `
  {
    to: 3,
    why: '\`image\` is called \`drawing\`.',
    up: ({ image: value, ...rest }) => (value === undefined ? rest : { ...rest, drawing: value }),
  },
]
`

  test.each([
    ['in a line of its own', `[${one}]\n`, `[${one},`],
    ['without a last comma', `[\n  ${one}\n]\n`, `[\n  ${one},`],
    ['with one', `[\n  ${one},\n];\n`, `[\n  ${one},`],
  ])('%s', async (_, written, kept) =>
    expect(await added(start + list + written)).toBe(start + list + kept + end),
  )

  test.each([`[${one}] satisfies object\n`, `[${one}]\n\nconst others = []\n`])(
    'and nothing is written where its end cannot be told: %s',
    (written) =>
      expect(added(start + list + written)).rejects.toThrow(
        `${steps} does not end with its list migrations, so a step cannot be added to it. Move the list to the end of the file, with nothing after its bracket.`,
      ),
  )
})

test('what site.json suppresses of a setting is still suppressed', async () => {
  const facts = 'pages/site.json'
  const before = read(facts)
  const { blocks } = JSON.parse(read(page)) as { blocks: { type: string }[] }
  const at = blocks.findIndex(({ type }) => type === 'faves')
  const entry = {
    code: 'placeholder-text',
    file: page,
    reason: 'Not written.',
    until: '2099-01-01',
  }
  const suppressions = ['note', 'noteColor', 'notes'].map((key) => ({
    ...entry,
    at: `/blocks/${at}/${key}`,
  }))
  const site = JSON.parse(before) as object
  writeFileSync(join(house, facts), JSON.stringify({ ...site, checks: { suppressions } }))
  const { texts } = await planSetting(house, 'pages', 'faves', { from: 'note', to: 'remark' })
  expect(texts.get(facts)?.to).toBe(read(facts).replace(`${at}/note"`, `${at}/remark"`))
  writeFileSync(join(house, facts), before)
})

test('what site.json suppresses in a file of a block is still suppressed', async () => {
  const facts = 'pages/site.json'
  const before = read(facts)
  const suppressions = ['intro', 'intro-two'].map((type) => ({
    code: 'breaking-change',
    file: `blocks/${type}/block.schema.json`,
    reason: 'No page has it yet.',
    until: '2099-01-01',
  }))
  const site = JSON.parse(before) as object
  writeFileSync(join(house, facts), JSON.stringify({ ...site, checks: { suppressions } }))
  const { texts } = await planBlock(house, 'pages', 'intro', 'opening')
  expect(texts.get(facts)?.to).toBe(read(facts).replace('blocks/intro/', 'blocks/opening/'))
  writeFileSync(join(house, facts), before)
})

test('what other settings wait for is followed', async () => {
  const change = { from: 'mode', to: 'kind' }
  const { texts } = await planSetting(process.cwd(), 'pages', 'menu-head', change)
  const schema = texts.get('blocks/menu-head/block.schema.json')
  const waits = (text = ''): number => [...text.matchAll(/"x-(if|redirect)": \{ "kind"/g)].length
  expect(waits(schema?.to)).toBe(waits(schema?.from.replaceAll('"mode"', '"kind"')))
  expect(waits(schema?.to)).toBeGreaterThan(1)
})

test('a setting is followed into types, and not into the props of an island', async () => {
  const renamed = async (type: string, from: string) =>
    (await planSetting(process.cwd(), 'pages', type, { from, to: 'other' })).texts
  const quiz = await renamed('quiz', 'results')
  expect(quiz.get('blocks/quiz/Quiz.tsx')?.to).toContain('other: results,')
  expect([...quiz.keys()]).not.toContain('blocks/quiz/Quiz.island.tsx')
  const legal = await renamed('legal-text', 'sections')
  expect(legal.get('blocks/legal-text/LegalText.tsx')?.to).toContain("LegalTextProps['other']")
})

test('a setting that gets the name that the component calls it by has one name there', async () => {
  const root = scratchFolder({
    'blocks/one/block.schema.json': '{ "properties": { "image": {} } }',
    'blocks/one/One.tsx': 'export function One({ image: drawing, size }: OneProps) {}\n',
  })
  mkdirSync(join(root, 'pages'))
  const { texts } = await planSetting(root, 'pages', 'one', { from: 'image', to: 'drawing' })
  const component = texts.get('blocks/one/One.tsx')?.to
  expect(component).toBe('export function One({ drawing, size }: OneProps) {}\n')
})

test('a name that a block shares with something else is changed only where it is the block', async () => {
  const { texts, moves } = await planBlock(process.cwd(), 'pages', 'quiz', 'sandwich-quiz')
  const island = texts.get('blocks/quiz/Quiz.island.tsx')?.to
  expect(island).toContain("import { type Quiz as QuizData, resultOf } from '#site/quiz/quiz.ts'")
  expect(island).toContain('export function SandwichQuiz(')
  expect(texts.get('tools/build/output-files.ts')?.to).toContain("type === 'sandwich-quiz'")
  expect([...texts.keys()].filter((file) => /^src\/(engine|site)\//.test(file))).toEqual([])
  expect(moves).toContainEqual(['blocks/quiz/Quiz.tsx', 'blocks/quiz/SandwichQuiz.tsx'])
})

test('the style sheets of parts of a block go on being called after it', async () => {
  const { texts, moves } = await planBlock(process.cwd(), 'pages', 'quiz', 'sandwich-quiz')
  const [sheet, now] = ['quiz-start.module.css', 'sandwich-quiz-start.module.css']
  expect(moves).toContainEqual([`blocks/quiz/${sheet}`, `blocks/quiz/${now}`])
  expect(texts.get('blocks/quiz/StartView.tsx')?.to).toContain(`from './${now}'`)
})

test('the behaviors of a block are found under its new name, however it names them', async () => {
  const keys = async (type: string): Promise<string[]> => {
    const { texts } = await planBlock(process.cwd(), 'pages', type, 'wall')
    return [...texts].flatMap(([file, { to }]) =>
      file.startsWith(`blocks/${type}/`) ? (to.match(/behavior\W+[a-z-]+\/[a-z]+/g) ?? []) : [],
    )
  }
  expect(await keys('social-feed')).toEqual(["behavior': 'wall/refresh"])
  expect(await keys('social-strip')).toEqual(["behavior: 'wall/refresh"])
  expect(await keys('faves')).toEqual(["behavior: 'wall/cursor", 'behavior="wall/follow'])
})

test('words that a test finds on the page stay when a block is renamed', async () => {
  const { texts } = await planBlock(process.cwd(), 'pages', 'quiz', 'sandwich-quiz')
  const proof = texts.get('blocks/quiz/quiz.test.tsx')?.to
  expect(proof).toContain("'Start Quiz'")
  expect(proof).toContain("import { SandwichQuiz } from './SandwichQuiz.island.tsx'")
})

test('limits of other blocks follow, and a name that comes back is no alias of itself', async () => {
  const root = scratchFolder()
  const write = (type: string, schema: object): void => {
    mkdirSync(join(root, 'blocks', type), { recursive: true })
    writeFileSync(join(root, 'blocks', type, 'block.schema.json'), JSON.stringify(schema))
  }
  mkdirSync(join(root, 'pages'))
  write('one', { 'x-aliases': ['uno', 'single'] })
  write('two', { 'x-limit': { once: true, notAfter: ['one', 'two'] } })
  const { texts } = await planBlock(root, 'pages', 'one', 'single')
  const now = (type: string): unknown =>
    JSON.parse(texts.get(`blocks/${type}/block.schema.json`)?.to ?? '{}')
  expect(now('one')).toEqual({ 'x-aliases': ['uno', 'one'] })
  expect(now('two')).toEqual({ 'x-limit': { once: true, notAfter: ['single', 'two'] } })
})

test('a component that shares its name with what it uses is renamed too', async () => {
  const { texts } = await planBlock(process.cwd(), 'pages', 'redirect', 'forwarding')
  const component = texts.get('blocks/redirect/Redirect.tsx')?.to
  expect(component).toContain("import { Redirect as SendOn } from '#kit/Redirect.tsx'")
  expect(component).toContain('export function Forwarding(')
})

test.each([
  ['rename-block', ['marqe', 'x'], 'There is no block called “marqe”.'],
  ['rename-block', ['faves', 'intro'], 'There is a block blocks/intro already.'],
  ['rename-block', ['faves', '../x'], '“../x” is not a name for a block.'],
  ['rename-block', ['faves', 'aux'], 'Windows reserves the name “aux” for a device'],
  ['rename-block', ['faves'], 'rename-block needs the old name and the new one.'],
  ['rename-block', ['text-band', 'link'], 'A block “link” has a component Link,'],
  ['rename-block', ['location-card', 'street'], 'A block “street” has a component Street,'],
  ['rename-block', ['menu-section', 'item', '--write'], 'MenuSection.tsx becomes Item.tsx, but'],
  ['rename-setting', ['faves', 'heading', 'hidden'], 'No setting can be called “hidden”: every'],
  ['rename-setting', ['faves', 'heading', 'key'], 'No setting can be called “key”: every block'],
  [
    'rename-setting',
    ['faves', 'heading', 'constructor'],
    'or React or JavaScript reserves the name',
  ],
  ['rename-setting', ['faves', 'zebra', 'x'], 'The block “faves” has no setting “zebra”.'],
  ['rename-setting', ['faves', 'items.title', 'x'], 'with a step in migrations.ts'],
  ['rename-setting', ['faves', 'heading', 'X y'], '“X y” is not a name for a setting.'],
])('%s %j is refused with a sentence', async (name, args, sentence) => {
  const rename = name === 'rename-block' ? renameBlock : renameSetting
  const refused: unknown = await rename(house, args).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(String(refused)).toContain(sentence)
})
