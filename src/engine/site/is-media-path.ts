import { patternOf } from '#engine/schema/schema.ts'

/** Whether a document can name a file that is called so; the disk takes names that the schema does not. */
export function isMediaPath(path: string): boolean {
  return patternOf('Media').test(path)
}
