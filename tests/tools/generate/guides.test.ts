import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { blockSchemas } from '#engine/schema/schema.ts'
import { guides } from '#tools/generate/guides.ts'
import { readSchemas } from '#tools/generate/read-schemas.ts'

const made = guides(process.cwd(), readSchemas(process.cwd()))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>
}

describe.each(Object.entries(made))('%s', (name, text) => {
  test('is what the generator makes', () => expect(readFileSync(name, 'utf8')).toBe(text))

  test('names every block, and every list is filled', () => {
    for (const type of blockSchemas.keys())
      expect(text).toMatch(new RegExp(`^(- \`|### )${type}\\b`, 'm'))
    expect(text).not.toMatch(/undefined|\[object|<!-- [a-z-]+ -->/)
  })

  test('names commands and files that are there', () => {
    const commands = [...text.matchAll(/`npm run ([a-z-]+)/g)].map(([, command]) => command ?? '')
    expect(commands.length).toBeGreaterThan(2)
    expect(commands.filter((command) => !Object.hasOwn(scripts, command))).toEqual([])
    const links = [...text.matchAll(/\]\(([^)]+\.\w+)\)/g)].map(([, link]) => link ?? '')
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  })
})

test('a program reads each setting with its kind, its default and what it is', () => {
  expect(made['llms.txt']).toContain(
    '- `hidden` (boolean, default false): Hides the block from visitors without deleting it.',
  )
  expect(made['llms.txt']).toMatch(/^- `label` \(string, required\): /m)
})
