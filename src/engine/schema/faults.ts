import type { ErrorObject } from 'ajv'

import type { Coded } from '#engine/finding.ts'
import { schemaReports } from '#engine/schema/findings.ts'
import type { DocumentKind } from '#engine/site/model.ts'

/** What a file of a site is in the generated schema. */
export type Definition = DocumentKind | 'Block' | 'BlockSchema'

/** All that breaks the schema in a document; none when it keeps it. Loads the validators. */
export async function schemaFaults(
  document: unknown,
  definition: Definition,
  file: string,
): Promise<readonly Coded[]> {
  const validators = await import('#schema/validators.js')
  const validate = validators[`validate${definition}`]
  return validate(document) ? [] : schemaReports(validate.errors as ErrorObject[], document, file)
}
