import { isDocumentId } from '#tools/studio/documents/document-id.ts'

import { type Git, ask, parts } from './run-git.ts'
import { textsAt } from './texts-at.ts'

/** What is published of all that changed. */
export interface Choice {
  /** Files of the folder to commit, by their names in it. */
  readonly names: readonly string[]
  /** What stays behind, as the last commit has it; null where that has none. Of media no text. */
  readonly left: ReadonlyMap<string, string | null>
}

/**
 * How some of the documents that changed are chosen: with the pictures and videos that they name, so
 * that an upload goes out with the page that shows it. Whatever else changed stays behind. `shown` are
 * the media that a document on disk names.
 */
export async function chooser(
  git: Git,
  changed: readonly string[],
  shown: (id: string) => readonly string[],
): Promise<(only: readonly string[]) => Choice> {
  const documents = changed.filter(isDocumentId)
  const [texts, tree] = await Promise.all([
    textsAt(git, 'HEAD', documents),
    ask(git, 'ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', '.'),
  ])
  const committed = new Set(parts(tree))
  return (only) => {
    const chosen = documents.filter((id) => only.includes(id))
    const along = new Set([...chosen, ...chosen.flatMap(shown)])
    const names = changed.filter((name) => along.has(name))
    const rest = changed.filter((name) => !along.has(name))
    const before = (name: string): string | null => texts[name] ?? (committed.has(name) ? '' : null)
    return { names, left: new Map(rest.map((name) => [name, before(name)])) }
  }
}
