import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { sourceFault } from '#tools/lib/command/source-fault.ts'

const house = scratchFolder()
beforeAll(() => {
  const packages = { 'node_modules/saxes': {}, 'node_modules/@scope/name': {} }
  writeFileSync(join(house, 'package-lock.json'), JSON.stringify({ packages }, null, 2))
})

const install = (name: string): string =>
  `The package “${name}” is not installed here. Run npm ci --include=dev, then this command again.`

test.each([
  ["Cannot find package 'saxes' imported from HOUSE/tools/a.ts", `tools/a.ts\n${install('saxes')}`],
  [
    "Cannot find module '@scope/name/part' imported from 'HOUSE/src/b.ts'",
    `src/b.ts\n${install('@scope/name')}`,
  ],
  [
    'Build failed with 1 error:\n\nError: [vite]: Rolldown failed to resolve import "saxes" from "HOUSE/blocks/c/C.tsx".\nThis is most likely unintended.',
    `blocks/c/C.tsx\n${install('saxes')}`,
  ],
  [
    "Cannot find package 'nobody' imported from HOUSE/blocks/c/C.tsx",
    'blocks/c/C.tsx\nThere is no “nobody” to import.',
  ],
])('a package that an update brought and nobody installed is named: %s', (said, words) =>
  expect(sourceFault(new Error(said.replaceAll('HOUSE', house)), house)).toBe(words),
)

test('a fault in a style sheet is told once, at its place', () => {
  const said = `[postcss] ${house}/blocks/c/c.module.css:57:1: Unclosed block`
  expect(sourceFault(new Error(said), house)).toBe('blocks/c/c.module.css:57:1\nUnclosed block')
})
