/**
 * Everything an author can do without saying more. Each file of this folder may export `actions`;
 * there is no list to add to.
 */
import type { Action } from './action.ts'

const files = import.meta.glob<readonly Action[]>(['./*.ts', '!./actions.ts'], {
  eager: true,
  import: 'actions',
})

export const actions: readonly Action[] = Object.values(files)
  .flatMap((found) => found ?? [])
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
