import { rewrite } from '#engine/edit/rewrite.ts'
import { renamedCode } from '#tools/lib/code/renamed-block.ts'

import type { Names } from './names.ts'

/**
 * A file of a block as one of another that begins like it. Its name is exchanged where it can mean
 * nothing but the block: a word such as `quiz` or `values` also stands for what every block may use.
 */
export function renamed(name: string, text: string, from: Names, to: Names): string {
  if (name === 'block.schema.json') {
    const { 'x-aliases': _, ...schema } = JSON.parse(text) as Record<string, unknown>
    return rewrite(text, { ...schema, title: to.title })
  }
  const code = renamedCode(true, text, from, to)
  // What a test calls the function that draws the block; a word of its own is always free.
  return from.camel === from.type
    ? code
    : code.replaceAll(new RegExp(`\\b${from.camel}(?=\\()`, 'g'), `drawn${to.pascal}`)
}
