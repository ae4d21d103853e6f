import type { Client } from '@modelcontextprotocol/sdk/client/index.js'

interface Answer {
  readonly error: boolean
  readonly text: string
}

/** What a program says to the server that its client is connected to. */
export function talk(client: Client) {
  async function call(name: string, args: Record<string, unknown> = {}): Promise<Answer> {
    const result = await client.callTool({ name, arguments: args })
    const [first] = result.content as { text: string }[]
    return { error: result.isError === true, text: first?.text ?? '' }
  }
  /** What a tool answers; an error fails the test with its words. */
  async function ask<T>(name: string, args?: Record<string, unknown>): Promise<T> {
    const { error, text } = await call(name, args)
    if (error) throw new Error(text)
    return JSON.parse(text) as T
  }
  const read = (path: string): Promise<{ text: string; hash: string }> => ask('read_page', { path })
  return { call, ask, read }
}
