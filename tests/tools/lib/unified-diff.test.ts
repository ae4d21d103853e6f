import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { unifiedDiff } from '#tools/lib/unified-diff.ts'

test('git makes the one text of the other with it, whatever they say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'diff-'))
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
  rmSync(folder, { recursive: true })
})
