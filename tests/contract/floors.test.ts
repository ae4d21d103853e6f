/**
 * The floors hold only while something falls when they are crossed. One violation of each law is
 * planted in a house of its own, linted with the real configuration, and must be answered with the
 * law in words; a house that keeps the laws must pass.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'

interface Diagnostic {
  readonly message: string
  readonly help?: string
  readonly filename: string
}

// Not below the repository: what .gitignore names there is not linted.
const work = scratchFolder()

/** What the linter says of a house made of these files, by file. */
function lint(name: string, files: Record<string, string>): Map<string, string> {
  const house = join(work, name)
  for (const [file, text] of Object.entries(files)) writeIn(house, file, `${text}\n`)
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) {
    copyFileSync(file, join(house, file))
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(house, 'node_modules'), 'junction')
  const said = new Map<string, string>()
  for (const { filename, message, help = '' } of diagnostics(house)) {
    said.set(filename, `${said.get(filename) ?? ''}${message} ${help}\n`)
  }
  return said
}

function diagnostics(house: string): Diagnostic[] {
  const linter = join(process.cwd(), 'node_modules/oxlint/bin/oxlint')
  const args = [linter, '--type-aware', '--format', 'json', 'src', 'blocks', 'tools', 'tests']
  try {
    return read(
      execFileSync(process.execPath, args, { cwd: house, encoding: 'utf8', stdio: 'pipe' }),
    )
  } catch (error) {
    return read((error as { stdout: string }).stdout)
  }
}

function read(json: string): Diagnostic[] {
  return (JSON.parse(json) as { diagnostics: Diagnostic[] }).diagnostics
}

const uses = (from: string) => `import { thing } from '${from}'\n\nexport const used = thing`
const loudly = (from: string) => `export const later = () => import('${from}')`
const types = (from: string) => `import type { Thing } from '${from}'\n\nexport type Used = Thing`

/** file | what it says | the law it breaks */
const planted: [file: string, text: string, law: string][] = [
  ['src/engine/a.ts', uses('#kit/b.ts'), 'The engine is the ground floor'],
  ['src/engine/type.ts', types('#studio/b.ts'), 'The engine is the ground floor'],
  ['src/engine/react.ts', uses('react'), 'The engine is pure: no React, no Node.'],
  ['src/engine/node.ts', uses('node:fs'), 'The engine is pure: no React, no Node.'],
  ['src/engine/dom.ts', 'export const title = () => document.title', 'The engine is pure: no DOM.'],
  ['src/engine/up.ts', uses('../kit/b.ts'), './ for the room, # for the house.'],
  ['src/engine/common.ts', uses('./utils.ts'), 'utils is not a name'],
  ['src/kit/a.tsx', uses('#render/b.ts'), 'The kit knows no floor above or beside it'],
  ['src/kit/side.tsx', uses('#site/b.ts'), 'The kit knows no floor above or beside it'],
  ['src/kit/node.tsx', uses('node:fs'), 'Node is for tools/ and tests/.'],
  ['src/site/a.ts', uses('react'), 'The site is usable without React.'],
  ['src/site/kit.ts', uses('#kit/b.ts'), 'The site knows no floor above or beside it'],
  ['blocks/a/A.tsx', uses('#site/b.ts'), 'Only an island or a behavior'],
  [
    'blocks/a/Still.tsx',
    `import { useState } from 'react'\n\nexport const Still = () => <p>{useState(1)[0]}</p>`,
    'a hook does nothing there',
  ],
  ['blocks/a/Hooked.tsx', uses('./use-tide.ts'), 'only its island takes hooks'],
  ['blocks/a/Up.tsx', uses('../b/B.tsx'), './ for the room, # for the house.'],
  ['blocks/a/Beside.tsx', uses('/blocks/b/B.tsx'), 'Blocks never import one another.'],
  ['blocks/a/Studio.tsx', loudly('#studio/b.ts'), 'A block imports ./, #schema, #engine and #kit.'],
  ['blocks/a/A.island.tsx', uses('#render/b.ts'), 'An island imports ./, #schema'],
  ['blocks/a/a.behavior.ts', uses('react'), 'A behavior runs before any island: no React.'],
  ['src/kit/b.behavior.ts', uses('#kit/Link.tsx'), 'A behavior runs before any island: no React.'],
  ['src/render/a.ts', uses('#studio/b.ts'), 'The renderer imports the floors below it'],
  ['src/render/later.ts', loudly('#studio/b.ts'), 'The renderer imports the floors below it'],
  ['src/render/again.ts', `export { thing } from '#tools/b.ts'`, 'The renderer imports the floors'],
  ['src/render/named.ts', uses('/blocks/a/A.tsx'), 'no block is imported by name'],
  ['src/studio/a.ts', uses('#tools/b.ts'), 'The Studio runs in a browser'],
  [
    'tools/a/a.ts',
    uses('#studio/b.ts'),
    'A tool imports #schema, #engine, #render, #studio/api.ts and Node.',
  ],
  ['tests/a.test.ts', uses('../src/engine/b.ts'), './ for the room, # for the house.'],
  [
    'src/engine/one.ts',
    `import { two } from './two.ts'\nexport const one = () => two`,
    'Dependency cycle',
  ],
  [
    'src/engine/two.ts',
    `import { one } from './one.ts'\nexport const two = () => one`,
    'Dependency cycle',
  ],
  ['src/kit/all.ts', `export * from './one-of-many.ts'`, 'Barrel file'],
  ['src/kit/default.ts', 'export default 1', 'default export'],
  ['src/kit/long.ts', 'void 0\n'.repeat(301), 'Maximum allowed is 300'],
  ['src/site/lost.ts', 'const save = async () => 1\nsave()', 'Promises must be awaited'],
  ['src/site/hole.ts', 'export const hole: any = 1', 'Unexpected `any`'],
]

const lawful: Record<string, string> = {
  'src/engine/page.ts': `import type { Block } from '#schema/types.ts'\n\nexport const blocks: Block[] = []`,
  'src/engine/short.ts': `import { blocks } from './page.ts'\n\nexport const short = blocks.length`,
  'src/kit/Link.tsx': `import { blocks } from '#engine/page.ts'\nimport { useId } from 'react'\n\nexport const Link = () => <a href="/">{useId() + blocks.length}</a>`,
  'src/kit/loop.behavior.ts': `import { short } from '#engine/short.ts'\n\nexport const start = (root: HTMLElement) => () => root.append(String(short))`,
  'src/site/hours.ts': `import { short } from '#engine/short.ts'\n\nexport const hours = () => document.title + short`,
  'blocks/a/A.tsx': `import { Link } from '#kit/Link.tsx'\n\nexport const A = () => <Link />`,
  'blocks/a/A.island.tsx': `import { hours } from '#site/hours.ts'\nimport { useState } from 'react'\n\nexport const B = () => <p>{useState(hours)[0]}</p>`,
  'blocks/a/B.island.tsx': `import { useTide } from './use-tide.ts'\n\nexport const C = () => <p>{useTide()}</p>`,
  'blocks/a/use-tide.ts': `import { hours } from '#site/hours.ts'\nimport { useState } from 'react'\n\nexport const useTide = () => useState(hours)[0]`,
  'blocks/a/open.behavior.ts': `import { hours } from '#site/hours.ts'\n\nexport const start = () => hours`,
  'blocks/a/a.test.tsx': `import { hours } from '#site/hours.ts'\nimport { readFileSync } from 'node:fs'\n\nexport const all = [hours, readFileSync]`,
  'src/render/draw.tsx': `import { Link } from '#kit/Link.tsx'\n\nexport const draw = () => <Link />`,
  'src/studio/open.ts': `import { draw } from '#render/draw.tsx'\n\nexport const open = draw`,
  'tools/build/build.ts': `import { draw } from '#render/draw.tsx'\nimport { readFileSync } from 'node:fs'\n\nexport const build = [draw, readFileSync]`,
  'tests/x.test.ts': `import { build } from '#tools/build/build.ts'\n\nexport const built = build`,
}

let said = new Map<string, string>()

beforeAll(() => {
  said = lint('crooked', Object.fromEntries(planted))
})

describe('the linter answers with the law', () => {
  test.each(planted)('%s', (file, _, law) => expect(said.get(file) ?? 'nothing').toContain(law))
})

test('a house that keeps the laws passes', () => {
  expect([...lint('straight', lawful)]).toEqual([])
})
