import { readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'

import { startStudio } from './start-studio.ts'
import { openStudio } from './studio-server.ts'

/** A build takes seconds where others build beside it. */
vi.setConfig({ testTimeout: 60_000 })

/** A house with an editor of two files, one of them loaded when it is asked for; tests follow on one another. */
const root = scratchFolder({
  'pages/site.json': '{}\n',
  'package.json': '{"type":"module"}',
  'blocks/hero/Hero.tsx': 'export const hero = 1',
  'schema/x.json': '{}',
  'tools/vite/x.ts': '',
  'src/studio/server/first-site.ts': 'export const first = performance.now()',
  'src/studio/main.tsx':
    'import "./studio.css"\nimport { first } from "./server/first-site.ts"\nconsole.log(first)\ndocument.title = "One"\nimport("./later.ts").then(({ later }) => later())\n',
  'src/studio/later.ts': 'export const later = () => document.title',
  'src/studio/studio.css': 'h1 { color: red }',
})
symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
const studio = await startStudio(root)

const builds = (): string[] => readdirSync(join(studio.root, '.cache/studio'))
const asking = (html: string): string =>
  /<script type="module" async src="([^"]+)"/.exec(html)?.[1] ?? ''
const script = (html: string): string => /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''

test('the editor is built when it is first asked for, once for all who ask, and kept', async () => {
  const [one, two] = await Promise.all([studio.ask('/studio/'), studio.ask('/studio/some/page')])
  expect([one.status, two.status]).toEqual([200, 200])
  expect(script(one.text)).toMatch(/^\/studio\/assets\/main-[\w-]+\.js$/)
  expect(script(two.text)).toBe(script(one.text))
  expect(builds()).toHaveLength(1)
  const made = statSync(join(studio.root, '.cache/studio', builds()[0] ?? ''), { bigint: true })

  const again = await openStudio(studio.root)
  expect(script((await again.ask('/studio/')).text)).toBe(script(one.text))
  await again.stop()
  const kept = statSync(join(studio.root, '.cache/studio', builds()[0] ?? ''), { bigint: true })
  expect(kept.mtimeNs).toBe(made.mtimeNs)
})

test('its page has the token, its scripts and styles, and a policy that lets in only those', async () => {
  const { text, headers } = await studio.ask('/studio/')
  expect(text).toContain(`<meta name="studio-token" content="${studio.token}">`)
  const [style = ''] = /\/studio\/assets\/style-[\w-]+\.css/.exec(text) ?? []
  expect((await studio.ask(style)).headers['content-type']).toBe('text/css; charset=utf-8')
  expect((await studio.ask(style)).text).toContain('color:red')
  const main = await studio.ask(script(text))
  expect(main.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src http://localhost:${studio.port}/studio/assets/;`)
  expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|\*|'self'/)
  const [, nonce = ''] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(text) ?? []
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
  expect((await studio.ask('/studio/')).text).not.toContain(nonce)
})

test('what asks for the site comes first, and is part of the editor', async () => {
  const { text } = await studio.ask('/studio/')
  expect(asking(text)).toMatch(/^\/studio\/assets\/first-site-[\w-]+\.js$/)
  expect(text.indexOf(asking(text))).toBeLessThan(text.indexOf('<link rel="stylesheet"'))
  expect((await studio.ask(asking(text))).text).toContain('performance.now()')
  const name = asking(text).replace('/studio/assets/', '')
  expect((await studio.ask(script(text))).text).toContain(`from"./${name}"`)
})

test('browsers keep its parts, whose names change with them, and never its page', async () => {
  const { text, headers } = await studio.ask('/studio/')
  expect(headers['cache-control']).toBe('no-store')
  expect((await studio.ask(script(text))).headers['cache-control']).toBe(
    'max-age=31536000, immutable',
  )
})

test('the document that pages are drawn in is empty, and runs nothing', async () => {
  const { text, headers } = await studio.ask('/studio/frame')
  expect(text).not.toContain('<script')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src/)
  expect(headers['content-security-policy']).not.toContain('script-src')
})

test('a source that cannot be built is told with its place, and the next request tries again: the change is in its page, and an editor that is open keeps its parts', async () => {
  const before = script((await studio.ask('/studio/')).text)
  const later = studio.read('src/studio/later.ts')
  studio.write('blocks/hero/Hero.tsx', 'export const hero = 2')
  studio.write('src/studio/main.tsx', studio.read('src/studio/main.tsx').replace('One', 'Two'))
  studio.write('src/studio/later.ts', 'export const later = (')
  const { status, text } = await studio.ask('/studio/')
  expect(status).toBe(500)
  expect(text).toMatch(/^The Studio can’t be built from the files in src\/ and blocks\/\.\n/)
  expect(text).toContain('src/studio/later.ts')
  expect(text).not.toContain(studio.root)
  expect(text).not.toMatch(/^\s+at /m)
  studio.write('src/studio/later.ts', later)
  const mended = await studio.ask('/studio/')
  expect(mended.status).toBe(200)
  const after = script(mended.text)
  expect(after).not.toBe(before)
  expect((await studio.ask(after)).text).toContain('Two')
  expect((await studio.ask(before)).text).toContain('One')
})

test('an editor whose files are gone is built anew', async () => {
  await studio.ask('/studio/')
  rmSync(join(studio.root, '.cache/studio'), { recursive: true })
  const [one, two] = await Promise.all([studio.ask('/studio/'), studio.ask('/studio/')])
  expect(builds()).toHaveLength(1)
  for (const { text } of [one, two]) expect((await studio.ask(script(text))).status).toBe(200)
})
