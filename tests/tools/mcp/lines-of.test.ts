import { Readable } from 'node:stream'

import { expect, test } from 'vitest'

import { linesOf } from '#tools/mcp/lines-of.ts'

test('a message ends with a line feed and with nothing else, wherever its bytes are cut', async () => {
  const messages = ['{"a":"\u2028 \u2029 \u0085"}', '{"b":"ü🍔"}', '', '{"c":1}']
  const bytes = Buffer.from(`${messages.join('\n')}\n{"left":`)
  for (const size of [1, 3, 7, 1000]) {
    const parts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    const lines: string[] = []
    for await (const line of linesOf(Readable.from(parts, { objectMode: false }))) lines.push(line)
    expect(lines).toEqual([...messages, '{"left":'])
  }
})

test('a stream that was given up ends without a fault', async () => {
  const stream = new Readable({ read: () => {} })
  stream.push('{"a":1}\n{"b"')
  const lines: string[] = []
  for await (const line of linesOf(stream)) {
    lines.push(line)
    stream.destroy()
  }
  expect(lines).toEqual(['{"a":1}'])
})
