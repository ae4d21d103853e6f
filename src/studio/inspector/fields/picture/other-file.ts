import { isRecord } from '#engine/is-record.ts'

/**
 * A picture that another file takes the place in: where the one before was looked at says nothing of
 * that. Undefined where nothing but its file changes.
 */
export function withOtherFile(picture: unknown, src: string): object | undefined {
  if (!isRecord(picture) || picture['focus'] === undefined) return undefined
  const { focus: _, ...rest } = picture
  return { ...rest, src }
}
