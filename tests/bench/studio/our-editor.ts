import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { generatePages } from '#tests/bench/validate/generate-pages.ts'
import { startDevServer } from '#tools/start/dev-server.ts'

import { longPage } from './long-page.ts'
import type { Editor } from './measure-editor.ts'

/** The Studio on a copy of the pages with a long one among them, and with `others` generated ones. */
export async function ourEditor(pagesDir: string, count: number, others = 0): Promise<Editor> {
  mkdirSync('.cache/bench/studio', { recursive: true })
  const pages = mkdtempSync('.cache/bench/studio/pages-')
  if (others > 0) generatePages(pages, others)
  else cpSync(pagesDir, pages, { recursive: true })
  const { document, middle } = longPage(count)
  const text = `${JSON.stringify(document, null, 2)}\n`
  writeFileSync(join(pages, 'multi-location', 'long.json'), text)
  const server = await startDevServer({
    root: process.cwd(),
    pagesDir: pages,
    port: 0,
    host: '127.0.0.1',
  })
  const url = `${server.url}studio/multi-location/long`
  // The editor is built when it is first asked for; a person has that behind them.
  await (await fetch(url)).text()
  return {
    name: 'Studio',
    url,
    blocks: '[data-block]',
    heading: `#${middle} h2`,
    dragged: '[data-carried]',
    async choose(page) {
      await page
        .getByRole('treeitem', { name: 'Text band' })
        .nth(Math.floor(count / 2))
        .click()
      return page.getByRole('textbox', { name: 'Heading' })
    },
    async grip(page) {
      const row = page.getByRole('treeitem', { name: 'Text band' }).nth(Math.floor(count / 2))
      const box = await row.boundingBox()
      if (!box) throw new Error('The row of the middle block is not in view.')
      return { x: box.x + 60, y: box.y + box.height / 2 }
    },
    async close() {
      await server.close()
      rmSync(pages, { recursive: true })
    },
  }
}
