import { useStudioStore } from '#studio/state/store.ts'
import { goToEntry } from '#studio/status/go-to.ts'
import { IconButton } from '#studio/ui/Button.tsx'

import type { Choice } from './references.ts'

/** The way to the settings of the thing that is named; nothing where it has none of its own. */
export function EditEntry({ of }: { readonly of: Choice | undefined }) {
  const store = useStudioStore()
  const entry = of?.entry
  return entry ? (
    <IconButton
      icon="edit"
      label={`Edit ${of.name}`}
      onClick={() => goToEntry(store.getState(), entry)}
    />
  ) : null
}
