import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js'

import { flags, runCommand } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'

import { pageServer } from './server.ts'

/** The server itself, on standard input and output, until the input ends; main.ts starts it. */
await runCommand(async () => {
  const { pages } = flags({ pages: pagesFlag })
  // Standard output belongs to the protocol.
  console.log = console.error
  const { server, close } = pageServer({ root: process.cwd(), pagesDir: pages })
  const ended = new Promise((done) => process.stdin.once('end', done).once('close', done))
  const transport = new StdioServerTransport()
  // A line that is no message has no id to answer to (JSON-RPC 2.0, section 5.1); its sender waits.
  const refuse = (code: ErrorCode, message: string): void =>
    void transport.send({ jsonrpc: '2.0', error: { code, message } })
  server.onerror = (error) => {
    if (error instanceof SyntaxError)
      refuse(ErrorCode.ParseError, `This line is not JSON: ${error.message}.`)
    else if (error.name === 'ZodError')
      refuse(ErrorCode.InvalidRequest, 'This line is not a JSON-RPC 2.0 message.')
  }
  await server.connect(transport)
  await ended
  await close()
})
