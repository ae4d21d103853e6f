import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { askAhead } from '#tools/start/ask-ahead.ts'

test('an address is asked for before anybody opens it', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  askAhead(`http://127.0.0.1:${(server.address() as AddressInfo).port}/studio/`, 10)
  await expect.poll(() => asked).toEqual(['GET /studio/'])
  server.closeAllConnections()
  server.close()
})
