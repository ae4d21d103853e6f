import { valueAt } from '#engine/where.ts'
import { useStudio } from '#studio/state/store.ts'

import { useForms } from './form-place.ts'

/** All of what the form is for. A field that asks for it is drawn anew with every change of it. */
export function useFormValue(): unknown {
  const { document, base } = useForms()
  return useStudio(({ values }) => valueAt(values[document], base))
}
