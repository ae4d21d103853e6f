import { createContext, use } from 'react'

import type { Schema } from '#engine/schema/schema.ts'
import { isWithin } from '#engine/text/pointer.ts'
import type { DocumentId } from '#studio/api.ts'
import { useStudio } from '#studio/state/store.ts'

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

/**
 * What is selected, as a pointer from a part of the form on; undefined where that is elsewhere. The parts
 * of a block are selected by pointers inside of it, those of a document by their own.
 */
export function useSelectedIn(at: string): string | undefined {
  const { block, base, document } = useForms()
  const place = block === undefined ? base + at : at
  return useStudio(({ page, selection: { blocks, pointer } }) =>
    page === document && blocks[0] === block && isWithin(pointer, place)
      ? pointer.slice(place.length)
      : undefined,
  )
}
