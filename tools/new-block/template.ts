import { rewrite } from '#engine/edit/rewrite.ts'
import { renamedCode } from '#tools/lib/code/renamed-block.ts'

import type { Names } from './names.ts'

/**
 * A file of a block as one of another that begins like it. Its name is exchanged where it can mean
 * nothing but the block: a word such as `quiz` or `values` also stands for what every block may use.
 */
export function renamed(name: string, text: string, from: Names, to: Names): string {
  if (name !== 'block.schema.json') return renamedCode(true, text, from, to)
  const { 'x-aliases': _, ...schema } = JSON.parse(text) as Record<string, unknown>
  return rewrite(text, { ...schema, title: to.title })
}
