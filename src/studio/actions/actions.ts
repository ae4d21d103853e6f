/**
 * Everything an author can do without saying more. Each file of `commands/` may export `actions`;
 * there is no list to add to.
 */
import type { Action } from './action.ts'

// Whole modules: a name that some of them do not export is an error to the bundler.
const files = import.meta.glob<{ readonly actions?: readonly Action[] }>('../commands/*.ts', {
  eager: true,
})

export const actions: readonly Action[] = Object.values(files)
  .flatMap((file) => file.actions ?? [])
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** @throws {RangeError} where there is none of that id. */
export function actionOf(id: string): Action {
  const found = actions.find((action) => action.id === id)
  if (!found) throw new RangeError(`There is no action "${id}".`)
  return found
}
