import { expect, test } from 'vitest'

import { catalogue } from '#engine/rules/catalogue.ts'
import { runCommand } from '#tests/tools/commands.ts'

function rules(...args: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = runCommand('rules', args)
  return { code: status, out: stdout, err: stderr }
}

test('every code is listed with what it is for', () => {
  const { code, out } = rules()
  expect(code).toBe(0)
  const lines = out.split('\n')
  for (const { code: name, why } of catalogue.values())
    expect(lines.some((line) => line.startsWith(`  ${name} `) && line.endsWith(why))).toBe(true)
})

test('one code is told with its examples, and hidden characters show', () => {
  expect(rules('unseen-character').out).toBe(`unseen-character  (file, error)
  Invisible or text-reversing characters can make text look different from what it says.

  Wrong:
    pages/one/home.json
      {"title":"He\\u202ello"}

  Right:
    pages/one/home.json
      {"title":"Hello"}

`)
})

test('a misspelt code is told the nearest one', () =>
  expect(rules('unknow-link')).toEqual({
    code: 2,
    out: '',
    err: 'There is no finding called “unknow-link”. Did you mean unknown-link?\n',
  }))
