/** A key as one step of a JSON Pointer (RFC 6901). */
export function escaped(key: string | number): string {
  return typeof key === 'number' ? String(key) : key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The steps of a JSON Pointer, unescaped. */
export function steps(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Whether a pointer is that of a thing, or of something in it. */
export function isWithin(pointer: string, thing: string): boolean {
  return pointer === thing || pointer.startsWith(`${thing}/`)
}

/** The pointer of what holds the thing at a pointer; '' for what stands in the document itself. */
export function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'))
}
