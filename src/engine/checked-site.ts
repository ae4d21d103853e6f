import type { Oddity, SiteTree } from '#engine/check.ts'
import type { Coded } from '#engine/finding.ts'
import type { ReferenceKind } from '#engine/schema/plan.ts'
import type { DocumentKind } from '#engine/site/model.ts'
import type { When } from '#schema/types.ts'

/** Where a page says it answers; of any shape, because the page may break its schema. */
export interface PageAddresses {
  readonly file: string
  /** Null for pages that every set serves. */
  readonly set: string | null
  readonly route: unknown
  readonly aliases: unknown
  /** Where it answered before; hosts lead on from there. */
  readonly movedFrom: unknown
  readonly draft: boolean
}

/** Every address that a page writes, with its place: the route first. */
export function eachAddress(
  page: PageAddresses,
  call: (at: string, address: unknown) => void,
): void {
  call('/route', page.route)
  eachOther('aliases', page.aliases, call)
  eachOther('movedFrom', page.movedFrom, call)
}

function eachOther(key: string, list: unknown, call: (at: string, address: unknown) => void): void {
  if (Array.isArray(list))
    for (const [index, address] of (list as unknown[]).entries()) call(`/${key}/${index}`, address)
}

/** A block that shows only for a time, and is not hidden anyway. */
export interface TimedBlock {
  readonly file: string
  /** Where its `when` stands. */
  readonly at: string
  readonly when: Pick<When, 'from' | 'until'>
}

/** A block that sends its visitors on to another address, and is not hidden. */
export interface Redirection {
  readonly file: string
  /** Where the address stands. */
  readonly at: string
  readonly href: string
}

/** A block that says its version, or whose schema has had another; of any shape. */
export interface VersionedBlock {
  readonly file: string
  /** The block itself. */
  readonly at: string
  readonly type: unknown
  readonly v: unknown
}

/** What the files of a site told one by one, as far as the rules about the whole ask for it. */
export interface Seen {
  readonly pages: readonly PageAddresses[]
  readonly timed: readonly TimedBlock[]
  readonly redirections: readonly Redirection[]
  readonly versioned: readonly VersionedBlock[]
  /** Folders that have a chrome.json, sorted. */
  readonly sets: readonly string[]
  /** The themes, by path. */
  readonly themes: readonly string[]
  /** All JSON files of the pages folder by their path inside it, with what each is. */
  readonly kinds: ReadonlyMap<string, DocumentKind | undefined>
  /** Those of them that are JSON. */
  readonly readable: ReadonlySet<string>
  /** Those whose texts may hold HTML. */
  readonly withMarkup: ReadonlySet<string>
  /** Those whose texts may hold markdown where it is not read. */
  readonly withMarkdown: ReadonlySet<string>
  /** Those that may hold words which stand in for a text. */
  readonly withPlaceholder: ReadonlySet<string>
  /** Those that may have words in braces which are no facts. */
  readonly withBraces: ReadonlySet<string>
  /** Of the others, those that name a fact which a brand may lack. */
  readonly withSpareFact: ReadonlySet<string>
  /** Those that may hold a text of nothing but spaces. */
  readonly withBlank: ReadonlySet<string>
  /** What is there and could not be read, with the reason; by file name. */
  readonly odd: ReadonlyMap<string, Oddity>
}

/**
 * A site as rules see it once every file has been looked at. It holds what is needed across files;
 * a sound page is parsed again when a rule asks for it, because keeping all of them makes the check
 * half as slow again (measured: 50 ms for 1,000 pages).
 */
export interface CheckedSite extends Seen {
  readonly tree: SiteTree
  /** The name of a file of the pages folder as people see it. */
  file(path: string): string
  /** A document of the pages folder by its path inside; undefined if it is not there or not JSON. */
  document(path: string): unknown
  /** The anchors of a page; undefined where its blocks cannot be told, or break their schema. */
  anchors(path: string): ReadonlySet<string> | undefined
  /** Whether a document of the pages folder is there and has no fault that its schema tells, as an error. */
  keepsSchema(path: string): boolean
  /** A file of a block folder, the same way as `document`. */
  blockDocument(file: string): unknown
  /** What breaks its schema in a file of a block folder. */
  faultsOfBlock(file: string): readonly Coded[]
  /** What documents name, each with its number. */
  named(kind: ReferenceKind): ReadonlyMap<string, number>
  /** The documents that name something, by their path inside the pages folder; a number is a place in it. */
  readonly naming: readonly string[]
  /** How many documents name it. */
  countNaming(name: number): number
  /** The numbers of the documents that name it. */
  numbersNaming(name: number): Uint32Array
  /** The same documents. */
  documentsNaming(name: number): string[]
  /** Where a document names it. */
  pointersTo(path: string, kind: ReferenceKind, value: string): readonly string[]
}
