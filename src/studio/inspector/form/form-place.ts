import { createContext, use } from 'react'

import type { Schema } from '#engine/schema/schema.ts'
import type { DocumentId } from '#studio/api.ts'

import type { FieldFindings } from './field-findings.ts'

/** What all fields of one form share. Fields name their place by a pointer that counts from `base`. */
export interface FormPlace {
  readonly document: DocumentId
  /** JSON Pointer of what the form is for, in the document; '' for all of it. */
  readonly base: string
  /** The schema of what the form is for. */
  readonly schema: Schema
  /** The id of the block that is edited: focusing a field selects that part of it. */
  readonly block?: string | undefined
  readonly findings: FieldFindings
  /** Whether each setting is explained in words. */
  readonly explained: boolean
}

export const FormPlace = createContext<FormPlace | null>(null)

/** @throws {Error} outside of a form. */
export function useForms(): FormPlace {
  const place = use(FormPlace)
  if (!place) throw new Error('A field is drawn outside of a form.')
  return place
}
