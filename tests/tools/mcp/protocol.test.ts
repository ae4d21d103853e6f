import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

test('what was asked before the input ended is answered, and so is a line that is no message', () => {
  const clientInfo = { name: 'test', version: '1.0.0' }
  const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo }
  const asked = { name: 'list_media', arguments: { search: 'hero' } }
  const lines = [
    '{"jsonrpc": "2.0", "id": 1,',
    '{"id": 2}',
    '{"jsonrpc":"2.0","id":3,"method":"ping"}',
    JSON.stringify({ jsonrpc: '2.0', id: 4, method: 'initialize', params }),
    JSON.stringify({ jsonrpc: '2.0', id: 5, method: 'tools/call', params: asked }),
  ]
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'tools/mcp/main.ts'], {
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
  })
  const answers = stdout.trim().split('\n')
  expect(answers.map((line) => JSON.parse(line) as object)).toMatchObject([
    { error: { code: -32700, message: expect.stringContaining('This line is not JSON: ') } },
    { error: { code: -32600, message: 'This line is not a JSON-RPC 2.0 message.' } },
    { id: 3, result: {} },
    { id: 4, result: {} },
    { id: 5, result: { content: [{ text: expect.stringContaining('media/hero/') }] } },
  ])
})
