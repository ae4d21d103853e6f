import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { build, preview } from 'vite'

import { headingOf, longPage, paragraphs } from './long-page.ts'
import type { Editor } from './measure-editor.ts'

/** The peer as its own project would have it; React is that of this project. */
const manifest = {
  private: true,
  type: 'module',
  dependencies: { '@puckeditor/core': '0.23.0', react: '19.3.1', 'react-dom': '19.3.1' },
}

/** The same markup for a band as ours, and the same fields. */
const program = (count: number): string => `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'
import { Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'

const config = { components: { TextBand: {
  fields: {
    heading: { type: 'text' },
    text: { type: 'array', arrayFields: { words: { type: 'textarea' } } },
  },
  render: ({ id, heading, text }) =>
    h('section', { id }, h('div', null,
      h('h2', { id: id + '-heading' }, heading),
      h('div', null, ...text.map(({ words }, index) => h('p', { key: index }, words))))),
} } }
const data = ${JSON.stringify({
  root: { props: {} },
  zones: {},
  content: longPage(count).ids.map((id, index) => ({
    type: 'TextBand',
    props: {
      id,
      heading: headingOf(index),
      text: paragraphs.map((words) => ({ words })),
    },
  })),
})}
createRoot(document.getElementById('root')).render(h(Puck, { config, data }))
`

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Puck</title></head>
<body><div id="root"></div><script type="module" src="./main.js"></script></body>
</html>
`

/**
 * Puck 0.23 with an equal page, built for production in a folder of its own. What it needs is
 * installed there, once.
 *
 * @throws {Error} where it cannot be installed, as without a network.
 */
export async function peerEditor(count: number): Promise<Editor> {
  const root = join(process.cwd(), '.cache', 'bench', 'puck')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  if (!existsSync(join(root, 'node_modules/@puckeditor/core/package.json'))) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: root,
      stdio: 'ignore',
    })
    if (status !== 0) throw new Error('Puck could not be installed')
  }
  writeFileSync(join(root, 'main.js'), program(count))
  writeFileSync(join(root, 'index.html'), page)
  await build({ root, configFile: false, logLevel: 'error', mode: 'production' })
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  })
  const { middle } = longPage(count)
  return {
    name: 'Puck 0.23',
    url: server.resolvedUrls?.local[0] ?? '',
    blocks: 'section',
    heading: `#${middle} h2`,
    dragged: '[data-dnd-dragging]',
    async choose(page) {
      await page.frameLocator('iframe').locator(`#${middle}`).first().click()
      return page.locator('input[name=heading]:visible').first()
    },
    async grip(page) {
      const block = page.frameLocator('iframe').locator(`#${middle}`).first()
      await block.scrollIntoViewIfNeeded()
      const box = await block.boundingBox()
      if (!box) throw new Error('The middle block is not in view.')
      return { x: box.x + 100, y: box.y + box.height / 2 }
    },
    close: () => server.close(),
  }
}
