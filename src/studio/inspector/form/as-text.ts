/** A value in a field that shows text: a text as it is, nothing for nothing, the rest as JSON. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
}
