import type { SiteTree } from '#engine/check.ts'
import { type ReferenceKind, eachReference, pointersTo } from '#engine/references.ts'
import { isRecord } from '#engine/schema.ts'
import { documentKind } from '#engine/site.ts'

/** A page file; `page` is an object and nothing more is known of it. */
export interface PageUnderCheck {
  readonly file: string
  /** Null for pages that every set serves. */
  readonly set: string | null
  readonly page: Readonly<Record<string, unknown>>
}

/** A site as rules see it. Documents may break their schemas; rules take any shape. */
export interface CheckedSite {
  readonly tree: SiteTree
  /** Parsed documents of the pages folder, by path inside it. */
  readonly documents: ReadonlyMap<string, unknown>
  /** Parsed files of the block folders, by file name. */
  readonly blockDocuments: ReadonlyMap<string, unknown>
  readonly pages: readonly PageUnderCheck[]
  /** Folders that have a chrome.json, sorted. */
  readonly sets: readonly string[]
  /** Paths inside the pages folder of all its JSON files, also of those that cannot be parsed. */
  readonly paths: ReadonlySet<string>
  /** The name of a file of the pages folder as people see it. */
  file(path: string): string
  /** What documents name, each with the paths of the documents that do. */
  named(kind: ReferenceKind): ReadonlyMap<string, ReadonlySet<string>>
  /** Where a document names it. */
  pointersTo(path: string, kind: ReferenceKind, value: string): string[]
}

export function siteUnderCheck(tree: SiteTree, values: ReadonlyMap<string, unknown>): CheckedSite {
  const prefix = tree.pagesDir === '' ? '' : `${tree.pagesDir}/`
  const isBlock = (file: string): boolean => tree.blockFiles.has(/^blocks\/([^/]+)\//.exec(file)?.[1] ?? '')
  const documents = new Map<string, unknown>()
  const blockDocuments = new Map<string, unknown>()
  const paths = new Set<string>()
  for (const file of tree.files.keys()) {
    if (isBlock(file)) {
      if (values.has(file)) blockDocuments.set(file, values.get(file))
      continue
    }
    const path = file.slice(prefix.length)
    paths.add(path)
    if (values.has(file)) documents.set(path, values.get(file))
  }

  const pages: PageUnderCheck[] = []
  for (const [path, page] of documents) {
    if (documentKind(path) !== 'Page' || !isRecord(page)) continue
    const folder = path.slice(0, path.indexOf('/'))
    pages.push({ file: `${prefix}${path}`, set: folder === 'shared' ? null : folder, page })
  }
  const sets = [...paths].flatMap((path) => /^([^/]+)\/chrome\.json$/.exec(path)?.[1] ?? []).toSorted()

  return {
    tree,
    documents,
    blockDocuments,
    pages,
    sets,
    paths,
    file: (path) => `${prefix}${path}`,
    named: namesOf(documents),
    pointersTo: (path, kind, value) => pointersTo(documents.get(path), documentKind(path) ?? '', kind, value),
  }
}

/** Collects on the first question, once for all kinds. */
function namesOf(documents: ReadonlyMap<string, unknown>): CheckedSite['named'] {
  let all: Map<ReferenceKind, Map<string, Set<string>>> | undefined
  return (wanted) => {
    if (!all) {
      const kinds = (all = new Map<ReferenceKind, Map<string, Set<string>>>())
      for (const [path, document] of documents) {
        eachReference(document, documentKind(path) ?? '', (kind, value) => {
          let names = kinds.get(kind)
          if (!names) kinds.set(kind, (names = new Map()))
          const files = names.get(value)
          if (files) files.add(path)
          else names.set(value, new Set([path]))
        })
      }
    }
    return all.get(wanted) ?? new Map()
  }
}
