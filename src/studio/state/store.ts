import { type Patch, produceWithPatches } from 'immer'
import { createContext, use } from 'react'
import { type StoreApi, useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { equal } from '#engine/edit/equal.ts'
import { documentName } from '#engine/site/document-name.ts'
import type { DocumentId, StudioSite } from '#studio/api.ts'

import { changedIn } from './changed-in.ts'
import { type Values, formsAfter, formsGone, opened, parsed, textOf } from './documents.ts'
import { type Step, noHistory, recorded, touches, travelled } from './history.ts'
import { onDisk } from './on-disk.ts'
import { pageToShow } from './pages.ts'
import { arrivedIn, entryAfter, isPartGone, movedIn, selectionAfter } from './renamed.ts'
import type { Said, SaidKind } from './said.ts'
import { nothingToSave } from './saving.ts'
import { type Selection, isWithin, nothing } from './selection.ts'
import type { StudioState } from './studio-state.ts'
import { carried } from './unread.ts'
import { firstView } from './view.ts'

export type StudioStoreApi = StoreApi<StudioState>

/** Carries the store, never the state, so a keystroke re-renders only who picked what changed. */
export const StudioStore = createContext<StudioStoreApi | null>(null)

/** @throws {Error} outside the Studio. */
export function useStudioStore(): StudioStoreApi {
  const store = use(StudioStore)
  if (!store) throw new Error('useStudioStore is called outside <Studio>.')
  return store
}

export function useStudio<T>(pick: (state: StudioState) => T): T {
  return useStore(useStudioStore(), pick)
}

/** The state of an editor that has just been opened on a page. */
export function studioStore(site: StudioSite, page: DocumentId): StudioStoreApi {
  const values = opened(site.documents)
  return createStore<StudioState>()((set, get) => {
    /** As it was left when undo said what the next step takes away. */
    let warned: StudioState | undefined
    /**
     * The documents after a step, done or undone, with what has to go along with them. One that comes back
     * by undo has the form that it went with.
     */
    const after = (next: Values, undone: boolean, forms = formsAfter(get(), next)) => {
      const { values, page, selection, view, unread } = get()
      const entry = entryAfter(view.entry, values, next)
      return {
        values: next,
        forms,
        selection: selectionAfter(selection, values[page], next[page]),
        view: entry === view.entry ? view : { ...view, entry },
        unread: carried(unread, values, next, undone),
      }
    }
    const saying = (text: string, kind: SaidKind = 'news'): Said => ({
      text,
      id: get().said.id + 1,
      kind,
    })
    const step = (
      next: Values,
      [patches, inverse]: readonly [readonly Patch[], readonly Patch[]],
      named: Pick<Step, 'label' | 'field' | 'warning'>,
      also: Partial<StudioState> = {},
    ): void => {
      const { history, page } = get()
      const forms = formsGone(get(), next)
      const step = { ...named, patches, inverse, forms, at: Date.now(), page }
      set({ history: recorded(history, step), ...after(next, false), ...also })
    }
    const change = (
      named: Pick<Step, 'label' | 'warning'>,
      next: Values,
      also?: Partial<StudioState>,
    ): void => {
      const [values, patches, inverse] = produceWithPatches(get().values, (draft) => {
        const open = draft as Record<DocumentId, unknown>
        for (const id of Object.keys(open)) if (!Object.hasOwn(next, id)) delete open[id]
        for (const [id, value] of Object.entries(next))
          if (get().values[id] !== value) open[id] = value
      })
      if (patches.length > 0) step(values, [patches, inverse], named, also)
    }
    return {
      site,
      values,
      disk: values,
      stored: site.documents,
      forms: {},
      history: noHistory,
      page,
      selection: nothing,
      findings: [],
      checked: undefined,
      unread: {},
      said: { text: '', id: 0, kind: 'aside' },
      view: firstView,
      fieldAsked: 0,
      wordsAsked: '',
      toShow: nothing,

      run(command, args) {
        const context = get()
        const allowed = command.allowed(context, args)
        if (allowed !== true) {
          get().say(allowed, 'refused')
          return false
        }
        const label = command.label(context, args)
        const said = command.said?.(context, args)
        const kind = command.aside?.(context, args) ? 'aside' : 'news'
        let selection: Selection | undefined
        const [next, patches, inverse] = produceWithPatches(context.values, (draft) => {
          selection = command.apply(draft as Record<DocumentId, unknown>, context, args)
        })
        if (patches.length > 0)
          step(next, [patches, inverse], {
            label,
            field: command.field?.(context, args) || undefined,
          })
        if (selection) set({ selection })
        if (!command.field) get().say(said ?? `${label}. Done.`, kind)
        return true
      },

      travel(way, press) {
        const { history, values, forms, page: from, toShow } = get()
        const went = travelled(history, values, way)
        if (!went) {
          get().say(
            way === 'undo' ? 'There’s nothing to undo.' : 'There’s nothing to redo.',
            'refused',
          )
          return false
        }
        const { step } = went
        const isAsked = isSame(warned, get())
        if (isAsked && press?.held) return false
        if (way === 'undo' && step.warning !== undefined && !isAsked) {
          get().say(
            `Careful: the next undo ${step.warning}. Press undo again to go ahead.`,
            'refused',
          )
          warned = get()
          return false
        }
        const next =
          way === 'undo'
            ? after(went.values, true, { ...forms, ...step.forms })
            : after(went.values, true)
        const shown = pageToShow(step.page, from, values, went.values)
        const page = Object.hasOwn(went.values, shown) ? shown : from
        const selected = page === from ? next.selection : nothing
        // It may be far from what is in view.
        const [was, is] = [values[page], went.values[page]]
        const changed = changedIn(was, is)
        const found = arrivedIn(was, is) ?? movedIn(was, is, selected) ?? changed
        const isLeft =
          !found ||
          (found === changed && isWithin(found, selected)) ||
          (press?.typing && page === from)
        const said = saying(`${way === 'undo' ? 'Undone' : 'Redone'}: ${step.label}.`)
        // At once: all that is on the screen is asked what it makes of each state.
        set({
          ...next,
          history: went.history,
          page,
          selection: isLeft ? selected : found,
          toShow: found ?? toShow,
          said,
        })
        return true
      },

      cancel() {
        const { history, values, forms } = get()
        const went = travelled(history, values, 'undo')
        if (went)
          set({
            history: { past: went.history.past, future: [] },
            ...after(went.values, true, { ...forms, ...went.step.forms }),
          })
      },

      select: (selection) => set({ selection }),
      askField: (wordsAsked = '') =>
        set(({ fieldAsked }) => ({ fieldAsked: fieldAsked + 1, wordsAsked })),
      showField: (words) => {
        get().look({ pane: 'settings', drawer: false })
        get().askField(words)
      },
      look: (view) => set((state) => ({ view: { ...state.view, ...view } })),

      open: (page) => {
        if (page !== get().page) set({ page, selection: nothing })
      },

      say: (text, kind) => set({ said: saying(text, kind) }),

      found: (next, { values, disk, stored, forms }) =>
        // The same object, where it says the same: most keys change no finding.
        set(({ findings }) => ({
          findings: equal(findings, next) ? findings : next,
          checked: { values, disk, stored, forms },
        })),

      setUnread: (key, left) =>
        set(({ unread }) => {
          if (unread[key]?.text === left?.text) return {}
          const { [key]: _, ...rest } = unread
          return { unread: left === undefined ? rest : { ...rest, [key]: left } }
        }),

      stocked: (media) => set(({ site }) => ({ site: { ...site, media } })),

      saved: (files) => set((state) => onDisk(state, files)),

      keepForm: (id, text) => set(({ forms }) => ({ forms: { ...forms, [id]: { text } } })),

      mend(id, text, warning) {
        const { stored, values } = get()
        const before = stored[id]
        const value = parsed(text)
        if (!before || value === undefined) return
        const mended = text.trimEnd() + (/\s*$/.exec(before.text)?.[0] ?? '')
        change(
          { label: `Fix ${documentName(id)}`, warning },
          { ...values, [id]: value },
          { stored: { ...stored, [id]: { ...before, mended } } },
        )
      },

      standIn: (id) =>
        set((state) => {
          const { saving, values, stored } = state
          const { [id]: broken, ...rest } = saving.broken
          if (!broken) return {}
          const next = onDisk(state, { [id]: broken })
          const here = values[id]
          const form = here === undefined ? {} : { mended: textOf(here, stored[id]) }
          return {
            ...next,
            stored: { ...next.stored, [id]: { ...broken, ...form } },
            saving: { ...saving, broken: rest },
          }
        }),

      change: (label, next, warning) => change({ label, warning }, next),

      follow: (label, next, files, warning) => {
        const { values: own, disk, history, selection, unread: texts } = get()
        // Of both steps at once: by the second, a page that got another name only comes, or only goes.
        const unread = carried(texts, own, next, false)
        const values = { ...own }
        for (const id of Object.keys(files)) {
          if (own[id] !== disk[id] || touches(history, id)) continue
          if (next[id] === undefined) delete values[id]
          else values[id] = next[id]
        }
        set(after(values, false))
        change({ label, warning }, next)
        // A key that was meant for what others deleted must not meet the block around it.
        if (isPartGone(selection, get().selection)) get().select(nothing)
        set((state) => ({ ...onDisk(state, files), unread }))
      },

      saving: nothingToSave,
      setSaving: (change) => set(({ saving }) => ({ saving: { ...saving, ...change } })),
      save: () => get().setSaving({ wanted: true }),
    }
  })
}

/** Whether nothing was done, looked at or said in between. */
function isSame(before: StudioState | undefined, now: StudioState): boolean {
  const told = ['values', 'history', 'page', 'selection', 'unread', 'said'] as const
  return before !== undefined && told.every((key) => before[key] === now[key])
}
