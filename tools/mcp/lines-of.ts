import type { Readable } from 'node:stream'

/** Messages end with a line feed and nothing else: readline ends a line at U+2028 too since Node 24. */
export async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let parts: string[] = []
  try {
    for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
      const [first = '', ...more] = chunk.split('\n')
      parts.push(first)
      for (const next of more) {
        yield parts.join('')
        parts = [next]
      }
    }
  } catch (error) {
    // Who destroyed it wants no more of it.
    if (!stream.destroyed) throw error
  }
  // What a stream that was given up had begun to say is of no use.
  if (stream.readableEnded && parts.join('') !== '') yield parts.join('')
}
