import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JSONSchema, getLanguageService } from 'vscode-json-languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

import { checkSite } from '#engine/check.ts'
import type { Finding } from '#engine/finding.ts'
import type { StudioSite } from '#studio/api.ts'
import { siteTree } from '#studio/check/site-tree.ts'
import { marquee, page, site } from '#tests/engine/site.ts'
import { runCommand } from '#tests/tools/commands.ts'
import { openStudio } from '#tests/tools/studio/studio-server.ts'
import { writeIn } from '#tests/write-in.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { startDevServer } from '#tools/start/dev-server.ts'

// Inside the repository, because the dev server serves nothing else.
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'surfaces-'))
const pagesDir = join(folder, 'pages')
const home = `${pagesDir}/one/home.json`
const text = page(
  [
    { ...marquee, phrase: 7 },
    { ...marquee, id: 'Two Words' },
    { ...marquee, id: 'three', titel: 'x' },
    { ...marquee, id: 'four', field: 'inkk' },
    { ...marquee, id: 'five', repeat: 99 },
    { ...marquee, type: 'marqee', id: 'six' },
    { ...marquee, id: 'news' },
  ],
  { route: 'hello' },
)
let findings: readonly Finding[]

beforeAll(async () => {
  for (const [file, content] of site({ 'pages/one/home.json': text }).files)
    writeIn(folder, file, content)
  writeIn(pagesDir, 'media/logo.svg', '<svg/>')
  ;({ findings } = await checkSite(await readSite({ root: process.cwd(), pagesDir })))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the dev server lays over the page. */
async function overlay(): Promise<readonly string[]> {
  const root = process.cwd()
  const server = await startDevServer({ root, pagesDir, port: 0, host: '127.0.0.1' })
  try {
    const html = await (await fetch(server.url, { headers: { accept: 'text/html' } })).text()
    const [, data = '{}'] = /data-notes>(.*?)<\/script>/s.exec(html) ?? []
    return (JSON.parse(data) as { problems: string[] }).problems
  } finally {
    await server.close()
  }
}

/** What the Studio finds in the site that it is sent. */
async function inStudio(): Promise<readonly Finding[]> {
  const studio = await openStudio(process.cwd(), undefined, pagesDir)
  const opened = (await studio.ask('/studio/api/site')).json<StudioSite>()
  await studio.stop()
  const texts = Object.entries(opened.documents).map(([id, { text }]) => [id, text] as const)
  return (await checkSite(siteTree(opened, new Map(texts)))).findings
}

test('the command, the dev overlay and the Studio show the same code and words', async () => {
  const { stdout } = runCommand('validate', ['--pages', relative('', pagesDir)])
  expect(await inStudio()).toEqual(findings)
  const shown = await overlay()
  expect(shown).toHaveLength(findings.length)
  for (const [index, { code, line, column, problem, remedy }] of findings.entries()) {
    expect(shown[index]).toContain(`${home}:${line}:${column}  error  ${code}\n`)
    expect(shown[index]).toContain(`  ${problem} ${remedy}\n`)
    expect(stdout).toContain(shown[index])
  }
}, 120_000)

test('an editor marks the same places, and has the code and the remedy where a schema can', async () => {
  const schema = JSON.parse(readFileSync('schema/generated/page.schema.json', 'utf8')) as JSONSchema
  const service = getLanguageService({})
  service.configure({ validate: true, schemas: [{ uri: 'page', fileMatch: ['*'], schema }] })
  const document = TextDocument.create('file:///home.json', 'json', 1, text)
  const marks = await service.doValidation(document, service.parseJSONDocument(document))
  const told = marks.map(({ range: { start }, message }) => ({
    place: `${start.line + 1}:${start.character + 1}`,
    message: typeof message === 'string' ? message : message.value,
  }))
  // Only the whole page tells that an id is taken.
  const ofSchema = findings.filter(({ code }) => code !== 'duplicate-id')
  expect(told.map(({ place }) => place).toSorted()).toEqual(
    ofSchema.map(({ line, column }) => `${line}:${column}`).toSorted(),
  )
  const forms = findings.filter(({ code }) => code === 'wrong-form')
  expect(forms).toHaveLength(2)
  for (const { line, column, code } of forms) {
    const message = told.find(({ place }) => place === `${line}:${column}`)?.message
    expect(message).toMatch(new RegExp(`^${code}: (Use lowercase letters|Begin with /)`))
  }
})
