import { expect, test } from 'vitest'

import { versionIn } from '#engine/migrate/version.ts'
import { check, home, marquee, page } from '#tests/engine/site.ts'

const migrations = { 'blocks/marquee/migrations.ts': '[{ to: 2, why: … }, { to: 3, why: … }]' }
const folder = {
  'blocks/marquee/Marquee.tsx': '',
  'blocks/marquee/example.json': JSON.stringify({ ...marquee, v: 3 }),
  'blocks/marquee/block.schema.json': JSON.stringify({
    $schema: '../../schema/block-dialect.json',
    title: 'Marquee',
    description: 'Runs sideways.',
    type: 'object',
    additionalProperties: false,
    properties: {},
  }),
}

const found = async (block: object, files: Record<string, string> = {}): Promise<string[]> =>
  (await check({ [home]: page([{ ...marquee, ...block }]), ...files })).map((line) =>
    line.replace(/^\S+ /, ''),
  )

test.each([{}, { v: 1 }])('a block of the present version is fine: %j', async (block) =>
  expect(await found(block)).toEqual([]),
)

test('a block of newer code is told that, and nothing of settings this code does not know', async () =>
  expect(await found({ v: 2, speed: 4, label: 5 })).toEqual([
    'newer-block [block 1 (marquee)] It was written for version 2 of "marquee", but this code knows version 1. Bring the code up to date; write "v": 1 if the number is a slip.',
  ]))

test.each([
  [{}, 1],
  [{ v: 2 }, 2],
])('a block that was not migrated, %j, is told once', async (block, version) =>
  expect(
    await found({ ...block, phrase: undefined, words: 'x' }, { ...folder, ...migrations }),
  ).toEqual([
    `older-block [block 1 (marquee)] It was written for version ${version} of "marquee", which is at version 3. Run \`npm run migrate\`; \`npm run migrate -- --dry-run\` only shows what would change.`,
  ]),
)

test('a version of no kind is a fault of the schema, told once', async () => {
  for (const v of ['2', 0, 1.5, null]) expect(await found({ v })).toHaveLength(1)
})

test('the version is the last number of the migrations', () => {
  expect(versionIn('')).toBe(1)
  expect(versionIn("{ to: 2, why: 'x' },\n{\n  to: 3,\n}")).toBe(3)
  expect(versionIn('{ to: 2, up: (old) => ({ ...old, pause: { from: 8, to: 30 } }) }')).toBe(2)
})
