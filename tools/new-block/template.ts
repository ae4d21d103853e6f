import { rewrite } from '#engine/edit/rewrite.ts'
import { typeName } from '#tools/generate/own-names.ts'
import { renamedCode } from '#tools/lib/code/renamed-block.ts'

import type { Names } from './names.ts'

/**
 * A file of a block as one of another that begins like it. Its name is exchanged where it can mean
 * nothing but the block: a word such as `quiz` or `values` also stands for what every block may use.
 * `parts` are the types that its schema makes inside, of which each file may only have its own.
 */
export function renamed(
  name: string,
  text: string,
  from: Names,
  to: Names,
  parts: readonly string[],
): string {
  const own = (part: string): string => to.pascal + part.replace(from.pascal, '')
  if (name === 'block.schema.json') {
    const named = text.replaceAll(/("title":\s*)"([^"]*)"/g, (all, key: string, title: string) =>
      parts.includes(typeName(title)) ? `${key}"${own(typeName(title))}"` : all,
    )
    const { 'x-aliases': _, ...schema } = JSON.parse(named) as Record<string, unknown>
    return rewrite(named, { ...schema, title: to.title })
  }
  return parts.reduce(
    (all, part) => withType(all, part, own(part)),
    renamedCode(true, text, from, to),
  )
}

/** Code that takes a type of the schema by another name, if it takes it at all. */
function withType(code: string, from: string, to: string): string {
  const taken = new RegExp(`import type [^']*\\b${from}\\b[^']*'#schema/types.ts'`)
  return taken.test(code) ? code.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to) : code
}
