import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeOutput } from '#tools/build/write-output.ts'
import { servePreview } from '#tools/preview/serve-preview.ts'

test('a site built for a folder of its host is served from that folder, and from nowhere else', async () => {
  const dir = scratchFolder()
  writeOutput(
    dir,
    [
      { name: 'index.html', content: '<h1>Home</h1>' },
      { name: 'about-us/index.html', content: '<h1>About</h1>' },
      { name: '404.html', content: '<h1>Not here</h1>' },
      { name: 'assets/a-1.js', content: '' },
      { name: '_redirects', content: '/shop/team /shop/about-us 301' },
    ],
    '/shop/',
  )
  const other = await servePreview(dir)
  const { origin } = new URL(other.url)
  expect(other.url).toBe(`${origin}/shop`)
  const asked = async (path: string): Promise<unknown[]> => {
    const answer = await fetch(origin + path)
    return [answer.status, new URL(answer.url).pathname, await answer.text()]
  }
  expect(await asked('/shop')).toEqual([200, '/shop', '<h1>Home</h1>'])
  expect(await asked('/shop/')).toEqual([200, '/shop/', '<h1>Home</h1>'])
  expect(await asked('/shop/team')).toEqual([200, '/shop/about-us', '<h1>About</h1>'])
  expect(await asked('/shop/nope')).toEqual([404, '/shop/nope', '<h1>Not here</h1>'])
  const nothing = 'There is nothing at this address. The site begins at /shop/'
  expect(await asked('/about-us')).toEqual([404, '/about-us', nothing])
  const script = await fetch(`${other.url}/assets/a-1.js`)
  expect(script.headers.get('cache-control')).toContain('immutable')
  await other.close()
})
