import { once } from 'node:events'
import fs, { type ReadStream, truncateSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { serveFile } from '#tools/start/serve-file.ts'

const folder = scratchFolder()
const server = createServer((request, response) => {
  const path = request.url ?? ''
  serveFile(response, path, { file: join(folder, path) })
})
let home = ''

beforeAll(async () => {
  writeFileSync(join(folder, 'loop.mp4'), '0123456789')
  writeFileSync(join(folder, 'empty.mp4'), '')
  writeFileSync(join(folder, 'long.mp4'), '')
  truncateSync(join(folder, 'long.mp4'), 30_000_000)
  writeFileSync(join(folder, 'photo.jpeg'), 'x')
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  // The first thing that Safari asks of a video.
  ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['lines=1', 200, null, '0123456789'],
])('of a video the stretch %s is sent', async (range, status, stretch, text) => {
  const answer = await fetch(`${home}loop.mp4`, { headers: { range } })
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    status,
    stretch,
    text,
  ])
})

test('a file is sent whole, as what its name says, also one of nothing', async () => {
  const whole = await fetch(`${home}loop.mp4`)
  expect([whole.headers.get('accept-ranges'), await whole.text()]).toEqual(['bytes', '0123456789'])
  expect(await (await fetch(`${home}empty.mp4`)).text()).toBe('')
  expect((await fetch(`${home}photo.jpeg`)).headers.get('content-type')).toBe('image/jpeg')
  expect((await fetch(`${home}gone.mp4`)).status).toBe(404)
})

test('a file is closed once the browser breaks off', async () => {
  const opening = vi.spyOn(fs, 'createReadStream')
  syncBuiltinESMExports()
  try {
    const request = get(`${home}long.mp4`)
    await once(request, 'response')
    const content = opening.mock.results[0]?.value as ReadStream
    const closed = new Promise<void>((done) => content.once('close', done))
    request.destroy()
    await closed
    expect(content.bytesRead).toBeLessThan(30_000_000)
  } finally {
    opening.mockRestore()
    syncBuiltinESMExports()
  }
})
