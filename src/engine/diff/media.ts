import { documentKind } from '#engine/site/model.ts'
import { usages } from '#engine/site/usages.ts'

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

/** The paths of the documents that use a file of media, in order. */
export function mediaUsers(documents: ReadonlyMap<string, unknown>, file: string): string[] {
  return [...documents.keys()].toSorted().filter((path) => {
    const kind = documentKind(path)
    return kind !== undefined && usages(documents.get(path), kind, file).length > 0
  })
}
