/** Whether a value of JSON is an object, and neither a list nor null. Who asks only this loads no schemas. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
