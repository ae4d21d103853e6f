import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { filesAt, git } from '#tools/lib/git.ts'

const root = mkdtempSync(join(tmpdir(), 'git-'))
afterAll(() => rmSync(root, { recursive: true }))

test('every page comes back as it was committed, whatever is in it', () => {
  const pages = new Map([
    ['set/a.json', '{"title": "Über uns – 🥪"}'],
    ['set/b.json', ''],
    ['set/c.json', '\n\n{}\r\n\n'],
    ['set/d.json', '{"title": "Über uns – 🥪"}'],
    ['site.json', `{"long": "${'ü'.repeat(100_000)}"}`],
  ])
  mkdirSync(join(root, 'pages/set'), { recursive: true })
  for (const [name, text] of pages) writeFileSync(join(root, 'pages', name), text)
  git(root, ['init', '--quiet'])
  git(root, ['add', '.'])
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@mitts.example']
  git(root, [...author, 'commit', '--quiet', '--message', 'Pages'])
  for (const name of pages.keys()) writeFileSync(join(root, 'pages', name), 'changed')
  expect(filesAt(root, 'HEAD', 'pages').texts).toEqual(pages)
})

test('a commit without pages has none', () => {
  expect(filesAt(root, 'HEAD', 'nothing-here').texts).toEqual(new Map())
})
