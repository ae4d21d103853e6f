import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { shownDiff, unifiedDiff } from '#tools/lib/code/unified-diff.ts'

test('git makes the one text of the other with it, whatever they say', () => {
  const folder = scratchFolder()
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', '{', ''), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(lines, lines, fc.boolean(), (a, b, ends) => {
      const [before, after] = [a, b].map((text) => `x\n${text.join('\n')}${ends ? '\n' : ''}`) as [
        string,
        string,
      ]
      fc.pre(before !== after)
      writeFileSync(join(folder, 'page.json'), before)
      const { stderr } = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], {
        cwd: folder,
        encoding: 'utf8',
        input: `${unifiedDiff('page.json', before, after)}\n`,
      })
      expect(stderr).toBe('')
      expect(readFileSync(join(folder, 'page.json'), 'utf8')).toBe(after)
    }),
    { numRuns: 40 },
  )
})

test('what is shown of it cannot steer a terminal, and keeps its tabs and line ends', () =>
  expect(
    shownDiff('e\u001B[2J\n.json', 'a\r\n\tb\u009B31m\r\n', 'a\r\n\tc\rd\u202E\u{E0067}7\r\n'),
  ).toBe(
    [
      String.raw`--- a/e\u001b[2J\u000a.json`,
      String.raw`+++ b/e\u001b[2J\u000a.json`,
      '@@ -1,2 +1,2 @@',
      ' a\r',
      String.raw`-${'\t'}b\u009b31m${'\r'}`,
      String.raw`+${'\t'}c\u000dd\u202e\udb40\udc677${'\r'}`,
    ].join('\n'),
  ))

test('texts of 100,000 lines may part at the first and meet at the end', () => {
  const lines = (indent: string): string =>
    `{\n${Array.from({ length: 100_000 }, (_, n) => `${indent}${n},\n`).join('')}  0\n}\n`
  const diff = unifiedDiff('page.json', lines('  '), lines('    '))
  expect(diff.split('\n').slice(2, 5)).toEqual(['@@ -1,100003 +1,100003 @@', ' {', '-  0,'])
  expect(diff.endsWith('\n+    99999,\n   0\n }')).toBe(true)
})
