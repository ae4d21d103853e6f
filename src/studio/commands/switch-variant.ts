import { isRecord } from '#engine/is-record.ts'
import type { Action } from '#studio/actions/action.ts'
import type { Command } from '#studio/actions/command.ts'
import { liveSet, setName, wholeSets } from '#studio/state/pages.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

/** Makes another set of pages the one that visitors get. */
export const switchVariant: Command<{ to: string }> = {
  label: ({ values }, { to }) => `Switch the site to ${setName(values, to)}`,
  allowed({ values }, { to }) {
    if (!isRecord(values['site.json'])) return 'The facts of the site can’t be read. Fix site.json.'
    if (liveSet(values) === to) return `The site shows ${setName(values, to)} already.`
    return values[`${to}/chrome.json`] !== undefined || `There’s no set of pages “${to}”.`
  },
  said: ({ values }, { to }) =>
    `The site shows ${setName(values, to)} now. Save and publish to let visitors see it.`,
  apply(draft, _, { to }) {
    ;(draft['site.json'] as { variant: string }).variant = to
    return undefined
  },
}

/** The set that comes after the live one, by name; undefined where there is no other. */
function other({ values }: StudioState): string | undefined {
  const live = liveSet(values)
  const sets = wholeSets(values)
  const next = sets[(sets.indexOf(live) + 1) % sets.length]
  return next === live ? undefined : next
}

export const actions: readonly Action[] = [
  {
    id: 'switch-variant',
    group: 'Site',
    title: (state) => {
      const to = other(state)
      return to === undefined
        ? 'Switch the site'
        : `Switch the site to ${setName(state.values, to)}`
    },
    keys: [],
    allowed(state) {
      const to = other(state)
      return to === undefined
        ? 'There’s only one set of pages.'
        : switchVariant.allowed(state, { to })
    },
    run(state) {
      const to = other(state)
      if (to !== undefined) state.run(switchVariant, { to })
    },
  },
]
