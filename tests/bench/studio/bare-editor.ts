import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { headingOf, longPage, paragraphs } from './long-page.ts'
import type { Editor } from './measure-editor.ts'

/**
 * No editor at all: the same blocks in a frame, a field that writes the middle heading, a box that can
 * be dragged. What it takes is the browser's own, so nothing that does more can be faster.
 */
export async function bareEditor(count: number): Promise<Editor> {
  const { ids, middle } = longPage(count)
  const html = page(ids, middle)
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    name: 'a bare field',
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    blocks: 'section',
    heading: `#${middle} h2`,
    dragged: '[data-carried]',
    choose: (tab) => Promise.resolve(tab.getByRole('textbox')),
    async grip(tab) {
      const box = await tab.locator('#grip').boundingBox()
      if (!box) throw new Error('The box is not in view.')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function page(ids: readonly string[], middle: string): string {
  const words = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('')
  const bands = ids.map(
    (id, index) =>
      `<section id="${id}"><div><h2>${headingOf(index)}</h2><div>${words}</div></div></section>`,
  )
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A bare field</title></head>
<body>
<input value="${headingOf(ids.indexOf(middle))}">
<div id="grip">Drag</div>
<iframe style="width: 1000px; height: 700px"></iframe>
<script type="module">
const [field, grip] = document.querySelectorAll('input, #grip')
const shown = document.querySelector('iframe').contentDocument
shown.body.innerHTML = ${JSON.stringify(bands.join(''))}
const heading = shown.querySelector('#${middle} h2')
heading.scrollIntoView()
field.addEventListener('input', () => (heading.textContent = field.value))
grip.addEventListener('pointermove', ({ buttons }) => {
  if (buttons) grip.dataset.carried = ''
})
grip.addEventListener('pointerup', () => delete grip.dataset.carried)
</script>
</body>
</html>
`
}
