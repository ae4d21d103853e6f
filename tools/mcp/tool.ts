import { setImmediate } from 'node:timers/promises'

import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'

import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { Refusal, diskWords } from '#tools/lib/command/command.ts'

/** What a program may ask for. */
export interface Tool {
  readonly listed: ListedTool
  /** @throws {Refusal} if the arguments are not those that are listed, or cannot be done. */
  call(args: unknown, signal: AbortSignal): Promise<object>
}

interface About<T> {
  readonly name: string
  readonly description: string
  readonly takes: T
  /** What it does to the pages. */
  readonly hints: ListedTool['annotations']
}

/** A tool that takes these arguments and no others. */
export function tool<T extends z.ZodRawShape>(
  { name, description, takes, hints }: About<T>,
  run: (asked: z.infer<z.ZodObject<T>>, signal: AbortSignal) => Promise<object>,
): Tool {
  const schema = z.strictObject(takes)
  const inputSchema = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
  }) as ListedTool['inputSchema']
  return {
    listed: { name, description, inputSchema, annotations: hints },
    async call(args, signal) {
      const { data, error } = schema.safeParse(unwrapped(takes, args))
      if (error) throw refused(name, takes, args, error.issues[0]!)
      return run(data as z.infer<z.ZodObject<T>>, signal)
    },
  }
}

/**
 * A server of these tools, not yet connected; `answered` waits for what it was asked so far. Not the
 * SDK's own registry of tools: that one drops arguments it does not know, so that who misspells one is
 * answered something else.
 */
export function toolServer(
  tools: readonly Tool[],
  instructions: string,
): { server: Server; answered(): Promise<void> } {
  const server = new Server(
    { name: 'sandwichboard', version: '1.0.0' },
    { instructions, capabilities: { tools: {} } },
  )
  const byName = new Map(tools.map((one) => [one.listed.name, one]))
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ listed }) => listed),
  }))
  const asked = new Set<Promise<CallToolResult>>()
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const answering = answer(async () => {
      const called = byName.get(params.name)
      if (called) return called.call(params.arguments ?? {}, signal)
      const guess = nearest(params.name, byName.keys())
      throw new Refusal(
        `There is no tool called “${params.name}”.`,
        guess ? `Did you mean “${guess}”?` : `The tools are ${[...byName.keys()].join(', ')}.`,
      )
    })
    asked.add(answering)
    void answering.finally(() => asked.delete(answering))
    return answering
  })
  return {
    server,
    async answered() {
      await Promise.all(asked)
      // It is sent by whoever waits for it too.
      await setImmediate()
    },
  }
}

/** A picture, and what is to be known of it. */
export class Picture {
  readonly jpeg: Buffer
  readonly about: object

  constructor(jpeg: Buffer, about: object) {
    this.jpeg = jpeg
    this.about = about
  }
}

/** A value as JSON, a picture as one, a refusal and a disk that refuses as sentences. */
async function answer(call: () => Promise<object>): Promise<CallToolResult> {
  try {
    const value = await call()
    if (value instanceof Picture) {
      const data = value.jpeg.toString('base64')
      return {
        content: [
          { type: 'image', data, mimeType: 'image/jpeg' },
          { type: 'text', text: told(value.about) },
        ],
      }
    }
    return { content: [{ type: 'text', text: told(value) }] }
  } catch (error) {
    const details = error instanceof Refusal && error.details ? `\n${error.details}` : ''
    const said = diskWords(error) ?? (error instanceof Error ? error.message : String(error))
    const text = `${shortened(said)}${details}`
    return { isError: true, content: [{ type: 'text', text }] }
  }
}

/** A sentence without the middle of what it quotes, such as a whole page where a name was asked for. */
function shortened(said: string): string {
  return said.length > 1500 ? `${said.slice(0, 1000)} … ${said.slice(-400)}` : said
}

/** Without indentation, which a program reads past and pays for. */
export function told(value: object): string {
  return JSON.stringify(value)
}

/** The arguments, of which one that is written as a JSON text inside JSON is what that text says. */
function unwrapped(takes: z.ZodRawShape, args: unknown): unknown {
  if (!isRecord(args)) return args
  const read = ([name, value]: [string, unknown]): [string, unknown] => {
    const wanted = Object.hasOwn(takes, name) ? (takes[name] as z.ZodType) : undefined
    if (typeof value !== 'string' || wanted?.safeParse(value).success !== false)
      return [name, value]
    try {
      return [name, jsonValue(value)]
    } catch {
      return [name, value]
    }
  }
  return Object.fromEntries(Object.entries(args).map(read))
}

const kinds: Readonly<Record<string, string>> = {
  record: 'an object',
  object: 'an object',
  array: 'a list',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
}

type Issue = z.core.$ZodIssue

/** The first thing that is wrong with arguments, and what the tool knows. */
function refused(name: string, takes: z.ZodRawShape, args: unknown, issue: Issue): Refusal {
  const known = Object.keys(takes)
  const [argument] = issue.path
  const place = issue.path
    .map((step) => (typeof step === 'number' ? `#${step + 1}` : step))
    .join(' ')
  const all = `${name} takes ${known.length === 0 ? 'no arguments' : known.join(', ')}.`
  const { description } = (takes[String(argument)] ?? {}) as Partial<z.ZodType>
  const remedy = description === undefined ? all : `What goes there: ${description}`
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const guess = argument === undefined ? nearest(key, known) : undefined
    return new Refusal(
      `There is no “${key}” in ${argument === undefined ? 'what' : `“${place}” of what`} ${name} takes.`,
      guess ? `Did you mean “${guess}”?` : remedy,
    )
  }
  if (isMissing(args, issue.path)) return new Refusal(`${name} needs “${place}”.`, remedy)
  if (issue.code === 'invalid_type')
    return new Refusal(
      `The “${place}” of ${name} must be ${kinds[issue.expected] ?? issue.expected}.`,
      remedy,
    )
  const why = issue.message.replace(/^Invalid [^:.]*[:.] /, '')
  return new Refusal(`${name} cannot use this “${place}”: ${why}.`, remedy)
}

function isMissing(args: unknown, path: readonly PropertyKey[]): boolean {
  let at = args
  for (const step of path) at = (at as Record<PropertyKey, unknown> | undefined)?.[step]
  return at === undefined
}
