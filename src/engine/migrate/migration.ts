/** The settings of a block without its `type`, `id` and `v`. */
export type Settings = Readonly<Record<string, unknown>>

/**
 * One step of a block from one version of its schema to the next.
 *
 * `migrations.ts` of a block's folder exports a list of these, numbered from 2 without a gap; the
 * last number is the block's version. A block in a page says in `v` which version it was written
 * for, and says nothing for version 1. A step that stands in a release is never changed again:
 * pages have been through it.
 */
export interface Migration {
  readonly to: number
  /** What changed and why, in a sentence. */
  readonly why: string
  /** Pure. Settings it does not know must come out as they came in: `({ old, ...rest }) => …`. */
  readonly up: (settings: Settings) => Settings
}
