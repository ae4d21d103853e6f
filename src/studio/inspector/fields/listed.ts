import type { Schema } from '#engine/schema/schema.ts'
import { asText } from '#studio/inspector/form/as-text.ts'

/**
 * What a setting may be, where its schema lists it: texts, numbers, or the one value that it has to
 * be. Undefined where there is no list, or it holds what has no name.
 */
export function listed({ enum: choices, ...schema }: Schema): readonly unknown[] | undefined {
  const all = choices ?? ('const' in schema ? [schema.const] : undefined)
  return all?.every((one) => typeof one !== 'object' || one === null) ? all : undefined
}

/** The value that a control calls by this text; the text itself where none is called so. */
export function called(text: string, among: readonly unknown[]): unknown {
  const index = among.map(asText).indexOf(text)
  return index < 0 ? text : among[index]
}
