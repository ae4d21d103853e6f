/** A text, or '' for anything else: documents may break their schemas. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
