import { documentKind } from '#engine/site/model.ts'
import { textsOf } from '#engine/text/texts.ts'

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

/** The paths of the documents that name each file of media, in order. */
export function mediaUsers(documents: ReadonlyMap<string, unknown>): Map<string, string[]> {
  const users = new Map<string, Set<string>>()
  for (const path of [...documents.keys()].toSorted()) {
    if (documentKind(path) === undefined) continue
    for (const [, text] of textsOf(documents.get(path))) {
      const [, file] = /(?:^| - )(media\/.+)$/.exec(text) ?? []
      if (file !== undefined) users.set(file, (users.get(file) ?? new Set()).add(path))
    }
  }
  return new Map([...users].map(([file, paths]) => [file, [...paths]]))
}
