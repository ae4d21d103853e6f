import type { Range } from '#engine/text/scan.ts'

export type Severity = 'error' | 'warning'

/**
 * Something wrong with a file, as every surface shows it: command, build, dev overlay, Studio.
 * `code` is permanent. Positions are 1-based, columns count UTF-16 units and a tab is one; the end
 * is the first column after the range. `pointer` is a JSON Pointer into the file, `where` the same
 * for people ("block 3 (faves) › sandwiches #2"), empty for the whole file.
 */
export interface Finding {
  readonly code: string
  readonly severity: Severity
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly pointer: string
  /** The setting that is missing from the thing at `pointer`. */
  readonly missing?: string
  /** Which part of it is meant, if not all of its value. */
  readonly on?: Part
  readonly where: string
  readonly problem: string
  readonly remedy: string
  readonly related?: readonly Related[]
  readonly fix?: Fix
}

/** Text to put in place of a range, which counts as positions do: without a byte order mark. */
export interface Edit extends Range {
  readonly text: string
}

/**
 * What mends a finding. `safe` where it can only be what the author meant, so that a program may
 * write it; any other is a suggestion for a person to look at. A fix without edits is one of the
 * byte order mark, which no text is written with.
 */
export interface Fix {
  readonly safe: boolean
  readonly edits: readonly Edit[]
}

/** A fix before it has ranges: in words of the document, or of the text where that is no JSON. */
export type Mend = { readonly safe: boolean } & (
  | { readonly at: string; readonly key: string }
  | { readonly at: string; readonly value: unknown }
  | { readonly at: string; readonly remove: true }
  /** An entry more, behind the one at `at`. */
  | { readonly at: string; readonly add: readonly [key: string, value: unknown] }
  | { readonly edits: readonly Edit[] }
)

/** A second place that a finding is about: the other of two equal routes. */
export interface Related {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Which part of the thing at a pointer is meant: its key, its value, or its opening bracket. */
export type Part = 'key' | 'value' | 'start'

/** A place before it has a line and a column. */
export interface Spot {
  /** As in `SiteTree.files`. */
  readonly file: string
  /** JSON Pointer; '' is the whole document. */
  readonly at: string
  /** What to underline, if it is not what `at` points to. */
  readonly anchor?: string
  readonly on?: Part
  /** What to underline in the text itself, where there is no value to point to. */
  readonly span?: Range
}

/** A finding before it has a line and a column. */
export interface Report extends Spot {
  readonly problem: string
  readonly remedy: string
  /** The setting that is missing from the thing at `at`. */
  readonly missing?: string
  /** Other places; in the same file unless they name one. */
  readonly related?: readonly (Omit<Spot, 'file'> & {
    readonly file?: string
    readonly message: string
  })[]
  /** The breadcrumb, if it is not that of `at`. */
  readonly within?: string
  readonly fix?: Mend
}

export interface Coded extends Report {
  readonly code: string
  readonly severity: Severity
}
