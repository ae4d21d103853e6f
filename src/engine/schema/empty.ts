import { type Schema, resolved } from '#engine/schema/schema.ts'

/** The value of something new: what is required is there, and says nothing yet. */
export function emptyOf(schema: Schema): unknown {
  const whole = resolved(schema)
  if (whole.const !== undefined) return whole.const
  if (whole.default !== undefined) return structuredClone(whole.default)
  if (whole.enum) return whole.enum[0]
  switch ([whole.type ?? 'string'].flat()[0] ?? 'string') {
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return whole.minimum ?? 0
    case 'array':
      return Array.from({ length: whole.minItems ?? 0 }, () => emptyOf(whole.items ?? {}))
    case 'object':
      return Object.fromEntries(
        (whole.required ?? []).map((key) => [key, emptyOf(whole.properties?.[key] ?? {})]),
      )
    default:
      return ''
  }
}
