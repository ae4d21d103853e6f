import { type Schema, blockSchemas, resolved } from '#engine/schema/schema.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import { schemaFor } from '#studio/inspector/form/shape.ts'

/** Words that can be written on the page itself. */
export interface PlainWords {
  readonly text: string
  readonly maxLength: number | undefined
}

/**
 * The words of a part, where they are nothing but words. Undefined for what has a form of its own, as
 * an address or a choice has, for rich and long text, and where a `{fact}` stands for other words.
 */
export function plainWords(block: Block, pointer: string): PlainWords | undefined {
  const text = valueAt(block, pointer)
  if (typeof text !== 'string' || /\{[a-zA-Z0-9]+\}|\n/.test(text)) return undefined
  const schema = settingSchema(block, pointer)
  if (schema?.type !== 'string' || formed.some((keyword) => keyword in schema)) return undefined
  const { 'x-ref': names, maxLength } = schema
  return names === undefined || shown.has(names) ? { text, maxLength } : undefined
}

/** References that are to words which visitors read. */
const shown = new Set(['link-text', 'caption', 'price'])

/** What a string that is more than words says of itself. */
const formed = ['enum', 'const', 'pattern'] as const

/** What a setting of a block may be; undefined where its schema knows none, and within rich text. */
function settingSchema(block: Block, pointer: string): Schema | undefined {
  let found = blockSchemas.get(block.type)
  let at = ''
  for (const step of steps(pointer)) {
    const here = found && schemaFor(found, valueAt(block, at))
    found = here?.properties?.[step] ?? (/^\d+$/.test(step) ? here?.items : undefined)
    if (!found || isRich(resolved(found))) return undefined
    at += `/${escaped(step)}`
  }
  return found && resolved(found)
}

function isRich(schema: Schema): boolean {
  return schema['x-multiline'] === true || schema.title?.startsWith('Rich') === true
}
