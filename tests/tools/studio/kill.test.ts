/**
 * The server is killed as `kill -9` does it, at moments that nobody chose, while an editor saves and
 * keeps drafts as fast as it can. What it was told is kept, is; what it was not is whole or not there.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'

import { afterEach, expect, test } from 'vitest'

import type { SaveResult, StudioSite } from '#studio/api.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'

import { openStudio, page, scratch } from './studio-server.ts'

const started: ChildProcess[] = []
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})

interface Running {
  kill(): Promise<void>
  /** Throws when the server is not there any more. */
  send(method: string, name: string, body: unknown): Promise<Response>
}

async function start(root: string): Promise<Running> {
  const args = ['--import', 'tsx', 'tests/tools/studio/serve-scratch.ts', root]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const { port, token } = JSON.parse(said.toString('utf8')) as { port: number; token: string }
  const origin = `http://localhost:${port}`
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    send: (method, name, body) =>
      fetch(`${origin}/studio/api/${name}`, {
        method,
        headers: { origin, 'x-studio-token': token, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}

const ids = ['set/a.json', 'set/b.json', 'set/c.json']
const text = (id: string, round: number): string => page(`${id[4]}${round}`)
/** In milliseconds of saving. */
const killedAfter = [7, 25, 60, 130]

test('documents that are saved together are of one save, and none is lost', async () => {
  const files = Object.fromEntries(ids.map((id) => [`pages/${id}`, text(id, 0)]))
  const root = scratch({ 'pages/site.json': '{}\n', ...files })
  let last = 0
  for (const wait of killedAfter) {
    const server = await start(root)
    let round = last
    const saving = (async () => {
      for (;;) {
        const files = ids.map((id) => ({
          id,
          base: wholeHash(text(id, round)),
          text: text(id, round + 1),
        }))
        const answer = await server.send('POST', 'save', { files })
        const { hashes } = (await answer.json()) as SaveResult
        expect(Object.keys(hashes)).toEqual(ids)
        round += 1
      }
    })()
    await Promise.race([saving, new Promise((done) => setTimeout(done, wait))])
    await Promise.all([saving.catch(() => {}), server.kill()])

    const after = await openStudio(root)
    const { documents } = (await after.ask('/studio/api/site')).json<StudioSite>()
    const found = ids.map((id) => documents[id]?.text)
    const rounds = [round, round + 1].filter((one) => found[0] === text('set/a.json', one))
    expect(rounds, `killed after ${wait} ms`).toHaveLength(1)
    last = rounds[0] ?? 0
    expect(found).toEqual(ids.map((id) => text(id, last)))
    await after.stop()
  }
  expect(last).toBeGreaterThan(0)
  rmSync(root, { recursive: true })
}, 60_000)

test('a draft that was kept is there after the kill, whole', async () => {
  const root = scratch({ 'pages/site.json': '{}\n', 'pages/set/a.json': page('A') })
  const base = wholeHash(page('A'))
  for (const wait of killedAfter) {
    const server = await start(root)
    let kept = 0
    const draft = (round: number): string => page(`D${'x'.repeat(5000)}${round}`)
    const typing = (async () => {
      for (;;) {
        const drafts = { 'set/a.json': { base, text: draft(kept + 1) } }
        expect((await server.send('PUT', 'drafts', { drafts })).status).toBe(200)
        kept += 1
      }
    })()
    await Promise.race([typing, new Promise((done) => setTimeout(done, wait))])
    await Promise.all([typing.catch(() => {}), server.kill()])

    const after = await openStudio(root)
    const { drafts } = (await after.ask('/studio/api/site')).json<StudioSite>()
    const texts = drafts.map(({ text }) => text)
    if (kept > 0) expect([draft(kept), draft(kept + 1)]).toContain(texts[0])
    expect(texts.length).toBeLessThan(2)
    await after.ask('/studio/api/drafts', {
      method: 'PUT',
      body: { drafts: { 'set/a.json': null } },
    })
    await after.stop()
  }
  rmSync(root, { recursive: true })
}, 60_000)
