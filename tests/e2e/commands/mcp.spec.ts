import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'

const path = 'multi-location/contact.json'
const client = new Client({ name: 'test', version: '1.0.0' })

interface Content {
  readonly type: string
  readonly text?: string
  readonly data?: string
  readonly mimeType?: string
}

async function call(name: string, args: object): Promise<Content> {
  const { content } = await client.callTool({ name, arguments: { ...args } })
  return (content as Content[])[0] as Content
}

/** The picture that `screenshot` answers with: its size, and its bytes. */
async function shot(args: object): Promise<{ width: number; height: number; data: string }> {
  const { type, mimeType, data = '', text } = await call('screenshot', { path, ...args })
  expect({ type, mimeType, text }).toEqual({ type: 'image', mimeType: 'image/jpeg' })
  const { width, height } = await sharp(Buffer.from(data, 'base64')).metadata()
  return { width, height, data }
}

test.describe('a program sees a page before it writes it @desktop', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  test.beforeAll(async () => {
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: ['--import', 'tsx', 'tools/mcp/main.ts'],
        env: { ...(process.env as Record<string, string>) },
        stderr: 'ignore',
      }),
    )
  })
  test.afterAll(() => client.close())

  let whole = 0
  test('whole, on a phone and on a desktop', async () => {
    const phone = await shot({ screen: 'phones' })
    const desktop = await shot({})
    expect([phone.width, desktop.width]).toEqual([390, 1440])
    expect(phone.height).toBeGreaterThan(844)
    expect(desktop.height).toBeGreaterThan(500)
    whole = desktop.height
  })

  test('with what its script has not moved in yet', async () => {
    const { data } = await shot({ path: 'shared/quiz.json' })
    const cast = { left: 0, top: 0, width: 300, height: 800 }
    const left = await sharp(Buffer.from(data, 'base64')).extract(cast).toBuffer()
    const { entropy } = await sharp(left).stats()
    expect(entropy, 'more than the colour of the field').toBeGreaterThan(1)
  })

  test('one block of it, as a change would make it', async () => {
    const { text = '' } = await call('read_page', { path })
    const { text: source, hash } = JSON.parse(text) as { text: string; hash: string }
    const page = JSON.parse(source) as { blocks: { id: string; type: string }[] }
    const index = page.blocks.findIndex(({ type }) => type === 'contact-card')
    const block = page.blocks[index]?.id
    const patch = [{ op: 'replace', path: `/blocks/${index}/title`, value: 'Say hello' }]
    const changed = await shot({ block, hash, patch })
    // As it is comes after it: what was left of the change would make them the same.
    const asItIs = await shot({ block })
    expect(changed.data).not.toBe(asItIs.data)
    expect(asItIs.height).toBeLessThan(whole)
  })

  test('in parts, of which each says where it is and how much there is', async () => {
    const parts = async (args: object) => {
      const { content } = await client.callTool({
        name: 'screenshot',
        arguments: { path: 'shared/terms.json', screen: 'phones', ...args },
      })
      const [, about] = content as Content[]
      return JSON.parse(about?.text ?? '{}') as { height: number; from: number; shown: number }
    }
    const { height, ...first } = await parts({})
    expect(height).toBeGreaterThan(3000)
    expect(first).toEqual({ from: 0, shown: 1500 })
    const from = height - 361
    expect(await parts({ from })).toEqual({ height, from, shown: 361 })
  })

  test('a notice on a day on which it shows', async () => {
    const { text = '' } = await call('read_page', { path })
    const { hash } = JSON.parse(text) as { hash: string }
    const value = {
      type: 'text-band',
      id: 'xmas',
      heading: 'We are closed',
      text: ['Back on the 26th.'],
      when: { from: '2026-12-24', until: '2026-12-26' },
    }
    const change = { hash, patch: [{ op: 'add', path: '/blocks/-', value }], block: 'xmas' }
    const never = await call('screenshot', { path, ...change, at: '2026-11-01' })
    expect(never.text).toContain('give “at” a day in its “when”')
    expect((await shot({ ...change, at: '2026-12-25' })).height).toBeGreaterThan(50)
  })

  test('a draft, which stays one', async () => {
    const { text = '' } = await call('read_page', { path })
    const { text: source } = JSON.parse(text) as { text: string }
    const document = {
      ...(JSON.parse(source) as object),
      route: '/not-yet',
      title: 'Not yet | {product}',
      aliases: [],
      status: 'draft',
    }
    const draft = await shot({ path: 'multi-location/not-yet.json', document })
    expect(draft.width).toBe(1440)
    expect(draft.height).toBe(whole)
  })

  test('and is told in a sentence what cannot be seen', async () => {
    for (const [args, said] of [
      [
        { block: 'nowhere' },
        'No block “nowhere” shows on desktops now. Read the page for its blocks.',
      ],
      [{ path: 'multi-location/nothing.json' }, 'There is no page'],
      [
        { at: 'Christmas' },
        '“Christmas” is not a day that a page can be shown on. Write it as 2026-12-24',
      ],
    ] as const) {
      const { type, text = '' } = await call('screenshot', { path, ...args })
      expect(type).toBe('text')
      expect(text).toContain(said)
      expect(text).not.toMatch(/^\s+at /m)
    }
  })
})
