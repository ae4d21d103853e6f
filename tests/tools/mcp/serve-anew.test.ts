import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { copyHouse } from '#tests/tools/house.ts'
import { generate } from '#tools/generate/generate.ts'
import { writeGenerated } from '#tools/generate/write-generated.ts'
import { newBlock } from '#tools/new-block/new-block.ts'

const house = '.cache/test/mcp-serve-anew'
const command = process.execPath
const args = ['--import', 'tsx', 'tools/mcp/main.ts']
const client = new Client({ name: 'test', version: '1.0.0' })

beforeAll(async () => {
  copyHouse(house)
  await client.connect(new StdioClientTransport({ command, args, cwd: house, stderr: 'pipe' }))
})
afterAll(() => client.close())

async function ask(name: string, args: Record<string, unknown> = {}): Promise<string> {
  const { content } = await client.callTool({ name, arguments: args })
  return (content as { text: string }[])[0]?.text ?? ''
}

test('a block that is made while the server runs is known to it, and what is asked while another server takes over is answered once', async () => {
  expect(await ask('read_block', { type: 'testimonial' })).toContain('There is no block called')
  newBlock(house, ['testimonial'])
  const { files } = await generate(house)
  const asked = ask('list_pages')
  writeGenerated(house, files)
  const [first, second] = await Promise.all([asked, ask('list_pages')])
  expect(first).toContain('multi-location/home.json')
  expect(second).toBe(first)
  expect(await ask('read_block', { type: 'testimonial' })).toContain('"type":"testimonial"')
  const { type, ...settings } = JSON.parse(
    readFileSync(join(house, 'blocks/testimonial/example.json'), 'utf8'),
  ) as Record<string, unknown>
  const path = 'multi-location/home.json'
  const { hash } = JSON.parse(await ask('read_page', { path })) as { hash: string }
  const edit = {
    path,
    hash,
    patch: [{ op: 'add', path: '/blocks/-', value: { type, id: 'said', ...settings } }],
  }
  // Asked at once, so that one waits while the other is answered.
  const [one, other] = await Promise.all([ask('propose_edit', edit), ask('propose_edit', edit)])
  expect(JSON.parse(one)).toMatchObject({
    sound: true,
    diff: ['Home: Testimonial added below Edge “drip”'],
  })
  expect(other).toBe(one)
})

test('where a server fails nobody waits for its answer', async () => {
  writeFileSync(join(house, 'tools/mcp/serve.ts'), 'process.exit(3)')
  const program = spawn(command, args, { cwd: house, stdio: ['pipe', 'pipe', 'ignore'] })
  expect(await once(program, 'exit')).toEqual([3, null])
})
