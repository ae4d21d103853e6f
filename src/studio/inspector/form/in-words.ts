/** Settings and values as the forms call them: "posts 4, kind of post", "Video". */
import type { InWords, SettingPlace } from '#engine/diff/words.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { steps } from '#engine/text/scan.ts'

import { labelOf, words } from './words.ts'

export const inWords: InWords = {
  name: (of) => {
    const { names } = followed(of)
    return names.join(', ')
  },
  value: (of, value) => {
    const { enum: choices } = followed(of).schema
    return typeof value === 'string' && choices?.includes(value) ? words(value) : value
  },
}

/** The way to a setting through the schema of its document or block, and where that ends. */
function followed({ path, block, pointer }: SettingPlace): { names: string[]; schema: Schema } {
  const kind = documentKind(path)
  let schema = (block ? blockSchemas.get(block.type) : kind && definition(kind)) ?? {}
  const names: string[] = []
  for (const step of steps(pointer)) {
    const { properties, items, additionalProperties } = schema
    const inner = properties?.[step]
    if (!inner && /^\d+$/.test(step)) names.push(`${names.pop() ?? ''} ${Number(step) + 1}`.trim())
    else names.push(inner ? small(labelOf(step, inner)) : step)
    const others = typeof additionalProperties === 'object' ? additionalProperties : {}
    schema = resolved(inner ?? items ?? others)
  }
  return { names, schema }
}

/** Within a sentence; "MP4 file" stays. */
function small(label: string): string {
  return /^[A-Z][^A-Z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
