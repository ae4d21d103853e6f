/**
 * What is half typed: `0.` on the way to 0.5, an empty line on the way to a paragraph. The form library
 * keeps such texts for as long as the form of the block is open; values are in the store alone, so
 * that there is one truth.
 */
import { useController, useForm } from 'react-hook-form'

import { equal } from '#engine/edit/equal.ts'

/** A text, and the value that it is typed for. */
interface Draft {
  readonly text: string
  readonly of: unknown
}

type Drafts = Record<string, Draft | undefined>

/** The drafts of a form, none of them written yet; for `FormProvider`. */
export function useDrafts() {
  return useForm<Drafts>()
}

/** The draft of the field at a pointer. Once the value there is another, it counts no more. */
export function useDraft(
  at: string,
  value: unknown,
): { text: string | undefined; keep(draft: Draft | undefined): void } {
  const { field } = useController<Drafts>({ name: fieldName(at) })
  const draft = field.value
  const text = draft && equal(draft.of, value) ? draft.text : undefined
  return { text, keep: field.onChange }
}

/** A JSON Pointer as the library takes it: it takes dots and brackets apart. */
function fieldName(at: string): string {
  return `at:${encodeURIComponent(at).replaceAll('.', '%2E').replaceAll("'", '%27')}`
}
