import { type Schema, blockSchemas, resolved } from '#engine/schema/schema.ts'
import { escaped, steps } from '#engine/text/pointer.ts'
import { lettersOf, lineOf, runsOf, wordsOf } from '#engine/text/rich-line.ts'
import { valueAt } from '#engine/where.ts'
import type { Block } from '#schema/types.ts'
import { schemaFor } from '#studio/inspector/form/shape.ts'

/** Words that can be written on the page itself. */
export interface PlainWords {
  /** As the page shows them. */
  readonly text: string
  readonly maxLength: number | undefined
  /** Whether stars and brackets among them would be marks, unless they are kept from it. */
  readonly rich: boolean
}

/**
 * The words of a part, where they are nothing but words. Undefined for what has a form of its own, as
 * an address or a choice has, for long text and for rich text that has marks, and where a `{fact}`
 * stands for other words.
 */
export function plainWords(block: Block, pointer: string): PlainWords | undefined {
  const text = valueAt(block, pointer)
  if (typeof text !== 'string' || /\{[a-zA-Z0-9]+\}|\n/.test(text)) return undefined
  const { schema, rich } = settingSchema(block, pointer) ?? {}
  if (schema?.type !== 'string' || formed.some((keyword) => keyword in schema)) return undefined
  if (rich && runsOf(text).some(({ strong, href }) => strong || href !== '')) return undefined
  const { 'x-ref': names, maxLength } = schema
  if (names !== undefined && !shown.has(names)) return undefined
  return { text: rich ? wordsOf(text) : text, maxLength, rich: rich === true }
}

/** Words as the setting has them. */
export function storedWords(text: string, { rich }: PlainWords): string {
  return rich ? lineOf([{ text, strong: false, href: '' }]) : text
}

/** Words of the setting with others behind them, whatever marks they have. */
export function withWords(stored: string, more: string, { rich }: PlainWords): string {
  return rich
    ? lineOf([...lettersOf(stored), { text: more, strong: false, href: '' }])
    : stored + more
}

/** Words of the setting as the page shows them. */
export function shownWords(stored: string, { rich }: PlainWords): string {
  return rich ? wordsOf(stored) : stored
}

/** References that are to words which visitors read. */
const shown = new Set(['link-text', 'caption', 'price'])

/** What a string that is more than words says of itself. */
const formed = ['enum', 'const', 'pattern'] as const

/**
 * What a setting of a block may be, and whether it is of rich text; undefined where its schema knows
 * none, and for long text.
 */
function settingSchema(
  block: Block,
  pointer: string,
): { readonly schema: Schema; readonly rich: boolean } | undefined {
  let found = blockSchemas.get(block.type)
  let at = ''
  let rich = false
  for (const step of steps(pointer)) {
    const here = found && schemaFor(found, valueAt(block, at))
    found = here?.properties?.[step] ?? (/^\d+$/.test(step) ? here?.items : undefined)
    if (!found) return undefined
    const { type, 'x-multiline': isLong, 'x-name': name } = resolved(found)
    if (name === 'RichText' || name === 'RichLine') rich = true
    else if (isLong === true && type === 'string') return undefined
    at += `/${escaped(step)}`
  }
  return found && { schema: resolved(found), rich }
}
