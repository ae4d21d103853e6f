import { checksDocs } from '#engine/checks/docs.ts'
import type { Severity } from '#engine/finding.ts'
import { schemaDocs } from '#engine/schema/docs.ts'
import { textDocs } from '#engine/text/docs.ts'

import { rulesOf } from './all.ts'
import { type CodeDocs, type Docs, type Family, families } from './docs.ts'

/** All that is known of a code before anything is checked. */
export interface CodeEntry extends Docs {
  readonly code: string
  readonly family: Family
  readonly severity: Severity
}

/** Every code that a finding can have, in order of family and name. */
export const catalogue: ReadonlyMap<string, CodeEntry> = new Map(
  [
    ...entriesOf('file', textDocs),
    ...entriesOf('schema', schemaDocs),
    ...entriesOf('references', checksDocs),
    ...families.flatMap((family) =>
      rulesOf[family].map(({ code, severity, docs }) => ({ code, family, severity, ...docs })),
    ),
  ]
    .toSorted((a, b) => rank(a) - rank(b) || (a.code < b.code ? -1 : 1))
    .map((entry) => [entry.code, entry]),
)

function entriesOf(family: Family, docs: Readonly<Record<string, CodeDocs>>): CodeEntry[] {
  return Object.entries(docs).map(([code, entry]) => ({ code, family, ...entry }))
}

function rank({ family }: CodeEntry): number {
  return families.indexOf(family)
}
