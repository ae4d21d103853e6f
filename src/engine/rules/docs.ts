import type { Severity } from '#engine/finding.ts'

/** What a finding is about: one file, one schema, names between files, words, dangers, block folders. */
export const families = ['file', 'schema', 'references', 'content', 'safety', 'blocks'] as const

export type Family = (typeof families)[number]

/**
 * Changes to a small sound site, by file name. A text is a whole file, null takes a file out, and an
 * object is laid over the file as a JSON Merge Patch (RFC 7396). Names under `pages/media/` and of
 * components need no content. `{ odd: … }` is a file that cannot be read, as `SiteTree` has them, and
 * `{ bytes: … }` a media file of that size.
 */
export type Example = Readonly<Record<string, string | null | Readonly<Record<string, unknown>>>>

/** What is told about a code. A test holds `wrong` to this one finding and `right` to none. */
export interface Docs {
  /** What goes wrong for a visitor, or for the next person who works here. */
  readonly why: string
  readonly wrong: Example
  readonly right: Example
  /** A site with it cannot be built, or harms its visitors: no severity or suppression moves it. */
  readonly fixed?: boolean
}

/** A code that no rule file carries: reading and schemas report it. */
export interface CodeDocs extends Docs {
  readonly severity: Severity
}
