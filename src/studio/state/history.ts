/**
 * What undo remembers.
 *
 * A step is two lists of immer patches and a label; the documents themselves are kept once.
 * Selection, zoom and open panels are not part of it. Where a step led is seen in the documents before
 * and after it: that is shown, since it may be far out of view. One history holds all documents, so
 * undo works across pages.
 *
 * Edits of one field less than `BURST_MS` apart join the step before them, so one undo takes back a
 * phrase, not a letter. Saving leaves the steps alone, so undo works across a save.
 *
 * What came from elsewhere is a step as well, since those before it would not fit without; undo says
 * what it would take away, and takes it back when it is asked for again at once.
 */
import { type Patch, enablePatches } from 'immer'

import { equal } from '#engine/edit/equal.ts'
import type { DocumentId } from '#studio/api.ts'

import { applyPatches } from './apply-patches.ts'
import type { Documents, Values } from './documents.ts'

enablePatches()

/** Longest pause inside one burst of typing, in milliseconds. */
export const BURST_MS = 800

export interface Step {
  /** What was done, as menus name it: "Move Faves up". */
  readonly label: string
  /**
   * What taking it back does, where it is not of the author's own hand, or is more than one would
   * expect: "takes back what changed outside the Studio in Home". It takes to ask for it twice.
   */
  readonly warning?: string | undefined
  readonly patches: readonly Patch[]
  readonly inverse: readonly Patch[]
  /** Of the documents that it took away: another may have their name since. */
  readonly forms?: Documents['forms']
  /** The field that was typed in; steps of one field may join. */
  readonly field?: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
  /** The page that was open, to come back to. */
  readonly page: DocumentId
}

export interface History {
  readonly past: readonly Step[]
  /** What was undone, the next to redo last. */
  readonly future: readonly Step[]
}

export const noHistory: History = { past: [], future: [] }

/** The history after another step. What was undone before it is gone. */
export function recorded({ past }: History, step: Step): History {
  const last = past.at(-1)
  const joins =
    last?.field !== undefined && last.field === step.field && step.at - last.at < BURST_MS
  if (!joins) return { past: [...past, step], future: [] }
  const whole: Step = { ...step, ...joined(last, step) }
  const before = past.slice(0, -1)
  return { past: comesToNothing(whole) ? before : [...before, whole], future: [] }
}

/** Two steps in one. Of a value that was set again, the values in between are not kept. */
function joined(last: Step, step: Step): Pick<Step, 'patches' | 'inverse'> {
  const [first, then, back] = [last.patches[0], step.patches[0], step.inverse[0]]
  const areSingle = [last.patches, last.inverse, step.patches, step.inverse].every(
    ({ length }) => length === 1,
  )
  return areSingle &&
    first &&
    first.op !== 'remove' &&
    then?.op === 'replace' &&
    back?.op === 'replace' &&
    equal(first.path, then.path) &&
    equal(first.path, back.path)
    ? { patches: [{ ...first, value: then.value }], inverse: last.inverse }
    : {
        patches: [...last.patches, ...step.patches],
        inverse: [...step.inverse, ...last.inverse],
      }
}

/** Whether a value was set, once or more often, to what it was: undo would seem to do nothing. */
function comesToNothing({ patches, inverse }: Step): boolean {
  const [first, last] = [inverse.at(-1), patches.at(-1)]
  return (
    [...patches, ...inverse].every(({ op, path }) => op === 'replace' && equal(path, last?.path)) &&
    equal(first?.value, last?.value)
  )
}

/** What one step back, or forth, comes to; undefined where there is none. */
export function travelled(
  { past, future }: History,
  values: Values,
  way: 'undo' | 'redo',
): { history: History; values: Values; step: Step } | undefined {
  const step = way === 'undo' ? past.at(-1) : future.at(-1)
  if (!step) return undefined
  const patches = way === 'undo' ? step.inverse : step.patches
  return {
    step,
    values: applyPatches(values, patches),
    history:
      way === 'undo'
        ? // A field typed in again after an undo begins a step of its own.
          { past: closed(past.slice(0, -1)), future: [...future, step] }
        : { past: closed([...past, step]), future: future.slice(0, -1) },
  }
}

/** Whether one step back, or forth, leads from a history to another; a step that is done does not. */
export function hasTravelled(before: History, after: History): boolean {
  if (after.future.length > before.future.length) return true
  const step = before.future.at(-1)
  return step !== undefined && after.past.at(-1)?.patches === step.patches
}

/** Whether a step changes only what is there: the document, and the keys on the way into it. */
export function isAbout({ patches, inverse }: Step, way: readonly string[]): boolean {
  return [...patches, ...inverse].every(({ path }) => equal(path.map(String), way))
}

/** The same, or something inside of it. */
export function isIn({ patches, inverse }: Step, way: readonly string[]): boolean {
  return [...patches, ...inverse].every(({ path }) =>
    equal(path.slice(0, way.length).map(String), way),
  )
}

/** Whether a step, done or undone, is about the document. */
export function touches({ past, future }: History, id: DocumentId): boolean {
  return [...past, ...future].some(({ patches }) => patches.some(({ path }) => path[0] === id))
}

/**
 * The history without the beginning of these documents, for files that could not be read and are
 * documents on disk now: to take back that they can be read would be to delete them.
 */
export function begun({ past, future }: History, ids: readonly DocumentId[]): History {
  const whole = ({ path: [id, ...inside] }: Patch): boolean =>
    inside.length === 0 && ids.some((one) => one === id)
  const lasting = (steps: readonly Step[]): Step[] =>
    steps
      .map((step) => ({
        ...step,
        patches: step.patches.filter((patch) => !(whole(patch) && patch.op === 'add')),
        inverse: step.inverse.filter((patch) => !(whole(patch) && patch.op === 'remove')),
      }))
      .filter(({ patches, inverse }) => patches.length + inverse.length > 0)
  return { past: lasting(past), future: lasting(future) }
}

/** Steps of which the last takes no more typing. */
function closed(steps: readonly Step[]): Step[] {
  return steps.map((step, index) =>
    index === steps.length - 1 ? { ...step, field: undefined } : step,
  )
}
