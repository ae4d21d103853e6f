/**
 * Keeps a server that knows the blocks as they are. Schemas and validators are modules, which a
 * process reads once: a server that went on after a block was added or changed would call the new
 * block unknown, and write a page that the new schema refuses. So the server is a child, and before a
 * message that comes after such a change there is another one, which is told how the first was greeted.
 * The program at the other end hears nothing of it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { isRecord } from '#engine/is-record.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { linesOf } from './lines-of.ts'

/** What starts a server says in words why one cannot be loaded. */
const FROM_SOURCES = import.meta.resolve('#tools/run/from-sources.ts')

/** Passes messages on, line by line, until standard input ends; answers the exit code. */
export async function serveAnew(place: SiteLocation): Promise<number> {
  let code = 0
  const failed = (theirs: number): void => {
    // Whoever waits for an answer would wait for ever.
    code = theirs
    process.stdin.destroy()
  }
  /** What the program said when it came, to be said again. */
  const greeting: string[] = []
  let known = blocksNow(place.root)
  let server = new Served(place, greeting, failed)
  for await (const line of linesOf(process.stdin)) {
    const blocks = blocksNow(place.root)
    if (blocks !== known) {
      await server.end()
      known = blocks
      server = new Served(place, greeting, failed)
    }
    const method = methodOf(line)
    if (method === 'initialize' || method === 'notifications/initialized') greeting.push(line)
    server.hear(line)
  }
  await server.end()
  return code
}

/** One server, from its start to its end. */
class Served {
  private readonly child: ChildProcess
  private readonly ended: Promise<unknown>
  private ending = false

  /** `failed` hears of an end that nobody asked for. */
  constructor(
    { root, pagesDir }: SiteLocation,
    greeting: readonly string[],
    failed: (code: number) => void,
  ) {
    const program = fileURLToPath(new URL('./serve.ts', import.meta.url))
    const args = [...process.execArgv, fileURLToPath(FROM_SOURCES), program]
    const child = spawn(process.execPath, [...args, '--pages', pagesDir], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'] as const,
    })
    this.child = child
    child.once('close', (code) => {
      if (!this.ending) failed(code ?? 1)
    })
    // One that has ended hears no more, which its end has told already.
    this.child.stdin?.on('error', () => {})
    // The answer to the greeting is known already.
    let answers = greeting.some((line) => methodOf(line) === 'initialize') ? 1 : 0
    const passing = (async () => {
      for await (const line of linesOf(child.stdout)) {
        if (answers > 0) answers -= 1
        else process.stdout.write(`${line}\n`)
      }
    })()
    this.ended = Promise.all([once(child, 'close'), passing])
    for (const line of greeting) this.hear(line)
  }

  hear(line: string): void {
    this.child.stdin?.write(`${line}\n`)
  }

  /** Ends it once it has answered all it was asked. */
  async end(): Promise<void> {
    this.ending = true
    this.child.stdin?.end()
    await this.ended
  }
}

/** Another text for each state of what a server reads once, of all that is made from schemas. */
function blocksNow(root: string): string {
  return ['runtime.json', 'validators.js']
    .map((name) => statSync(join(root, 'schema/generated', name), { throwIfNoEntry: false }))
    .map((stat) => `${stat?.mtimeMs} ${stat?.size}`)
    .join()
}

function methodOf(line: string): unknown {
  try {
    const message: unknown = JSON.parse(line)
    return isRecord(message) ? message['method'] : undefined
  } catch {
    return undefined
  }
}
