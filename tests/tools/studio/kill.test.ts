/**
 * The server is killed as `kill -9` does it, at moments that nobody chose, while an editor saves and
 * keeps drafts as fast as it can. What it was told is kept, is; what it was not is whole or not there.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'

import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import type { SaveResult, StudioSite } from '#studio/api.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'

import { openStudio, page } from './studio-server.ts'

/** In the house, where the program finds the packages that it needs. */
mkdirSync('.cache', { recursive: true })
const folder = mkdtempSync(join('.cache', 'kill-'))
const program = join(folder, 'serve-scratch.mjs')
// One file that is started four times takes a quarter of the time of its sources.
beforeAll(async () => {
  const made = await rolldown({
    input: 'tests/tools/studio/serve-scratch.ts',
    platform: 'node',
    external: (id) => !/^[.#]/.test(id) && !isAbsolute(id),
  })
  await made.write({ file: program, codeSplitting: false })
  await made.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

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
  const child = spawn(process.execPath, [program, root], { stdio: ['ignore', 'pipe', 'inherit'] })
  started.push(child)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code} before it said where it is.`)
  })
  const [said] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  ended.catch(() => {})
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
const drafted = 'set/d.json'
const draft = (round: number): string => page(`D${'x'.repeat(5000)}${round}`)
/** In milliseconds of its first work for one server; for others, since they answered first, however busy the machine is. */
const killedAfter = [
  { wait: 7, answered: false },
  { wait: 7, answered: true },
  { wait: 40, answered: true },
  { wait: 110, answered: true },
]

/** Saves three documents together again and again, and counts what it was told is saved. */
async function save(server: Running, told: { round: number }): Promise<never> {
  for (;;) {
    const { round } = told
    const files = ids.map((id) => ({
      id,
      base: wholeHash(text(id, round)),
      text: text(id, round + 1),
    }))
    const answer = await server.send('POST', 'save', { files })
    const { hashes } = (await answer.json()) as SaveResult
    expect(Object.keys(hashes)).toEqual(ids)
    told.round += 1
  }
}

/** Keeps a longer and longer draft of a fourth, and counts the same. */
async function keep(server: Running, told: { round: number }): Promise<never> {
  const base = wholeHash(page('D'))
  for (;;) {
    const drafts = { [drafted]: { base, text: draft(told.round + 1) } }
    expect((await server.send('PUT', 'drafts', { drafts })).status).toBe(200)
    told.round += 1
  }
}

test('after a kill, documents saved together are of one save, a draft that was kept is whole, and none is lost', async () => {
  const files = Object.fromEntries(ids.map((id) => [`pages/${id}`, text(id, 0)]))
  const root = scratchFolder({
    'pages/site.json': '{}\n',
    [`pages/${drafted}`]: page('D'),
    ...files,
  })
  let last = 0
  for (const { wait, answered } of killedAfter) {
    const server = await start(root)
    const saved = { round: last }
    const kept = { round: 0 }
    const working = [save(server, saved), keep(server, kept)]
    const isDue = async (): Promise<void> => {
      if (answered)
        await vi.waitFor(() => expect([saved.round > last, kept.round > 0]).toEqual([true, true]), {
          timeout: 10_000,
          interval: 1,
        })
      await new Promise((done) => setTimeout(done, wait))
    }
    await Promise.race([...working, isDue()])
    await Promise.all([...working.map((work) => work.catch(() => {})), server.kill()])

    const after = await openStudio(root)
    const { documents, drafts } = (await after.ask('/studio/api/site')).json<StudioSite>()
    const found = ids.map((id) => documents[id]?.text)
    const rounds = [saved.round, saved.round + 1].filter(
      (one) => found[0] === text('set/a.json', one),
    )
    expect(rounds, `killed after ${wait} ms, ${answered ? 'at work' : 'at first'}`).toHaveLength(1)
    last = rounds[0] ?? 0
    expect(found).toEqual(ids.map((id) => text(id, last)))

    const texts = drafts.map(({ text }) => text)
    if (kept.round > 0) expect([draft(kept.round), draft(kept.round + 1)]).toContain(texts[0])
    expect(texts.length).toBeLessThan(2)
    await after.ask('/studio/api/drafts', { method: 'PUT', body: { drafts: { [drafted]: null } } })
    await after.stop()
  }
  expect(last).toBeGreaterThan(0)
}, 60_000)
