import { partAt } from '#engine/edit/patch.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import type { PageFile } from './page-files.ts'

/**
 * What stands in a page at a pointer, with the hash of the whole page, which a change needs.
 *
 * @throws {Refusal} if nothing stands there, or the page is no JSON.
 */
export function readPart(
  { text, hash }: PageFile,
  path: string,
  at: string,
): { path: string; at: string; hash: string; value: unknown } {
  let page: unknown
  try {
    page = jsonValue(text)
  } catch {
    throw new Refusal(`${path} cannot be read as JSON.`, 'Leave out `at` to read its text.')
  }
  try {
    return { path, at, hash, value: partAt(page, at) }
  } catch (error) {
    throw new Refusal(`${path} has no such part:`, (error as Error).message)
  }
}
