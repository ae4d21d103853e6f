import { listIn } from '#engine/edit/list-in.ts'
import { documentKind } from '#engine/site/model.ts'
import { mediaIn } from '#engine/site/usages.ts'

import type { FileChanges } from './changes.ts'

/** Files below media/ by their path in the pages folder; another value is another content. */
export type MediaFiles = ReadonlyMap<string, string>

/** Files of media that came, went or got other content, in order of their paths. */
export function mediaChanges(before: MediaFiles, after: MediaFiles): FileChanges[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return paths.flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)]
    if (old === now) return []
    const kind = old === undefined ? 'added' : now === undefined ? 'removed' : 'replaced'
    return [{ path, changes: [{ kind }] }]
  })
}

/** By file of media, the paths of the documents that use it, in order. */
export function mediaUsers(documents: ReadonlyMap<string, unknown>): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const path of [...documents.keys()].toSorted())
    if (documentKind(path) !== undefined)
      for (const file of mediaIn(documents.get(path))) listIn(users, file).push(path)
  return users
}
