import type { Place } from './scan.ts'

/** The innermost value, with its key, that an offset is in; `''` outside of all. */
export function pointerAt(places: ReadonlyMap<string, Place>, offset: number): string {
  let found = ''
  for (const [pointer, { key, value }] of places)
    if ((key ?? value).start <= offset && offset <= value.end && pointer.length >= found.length)
      found = pointer
  return found
}
