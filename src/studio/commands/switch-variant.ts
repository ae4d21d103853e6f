import { isRecord } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { type StudioState, contextOf } from '#studio/state/store.ts'

import type { Action } from './action.ts'
import type { Command, Context } from './command.ts'

/** Makes another set of pages the one that visitors get. */
export const switchVariant: Command<{ to: string }> = {
  id: 'switch-variant',
  title: 'Switch the site',
  label: (_, { to }) => `Switch the site to the ${words(to)}`,
  allowed({ values }, { to }) {
    if (!isRecord(values['site.json']))
      return 'The facts of the site cannot be read. Mend site.json.'
    if (liveIn({ values }) === to) return `The site shows the ${words(to)} already.`
    return values[`${to}/chrome.json`] !== undefined || `There is no set of pages “${to}”.`
  },
  said: (_, { to }) =>
    `The site shows the ${words(to)} now. Save and publish to let visitors see it.`,
  apply(draft, _, { to }) {
    ;(draft['site.json'] as { variant: string }).variant = to
    return undefined
  },
}

function liveIn({ values }: Pick<Context, 'values'>): unknown {
  const site = values['site.json']
  return isRecord(site) ? site['variant'] : undefined
}

/** The set that comes after the live one, by name; undefined where there is no other. */
function other(state: StudioState): string | undefined {
  const sets = Object.keys(state.values)
    .filter((id) => documentKind(id) === 'Chrome')
    .map((id) => id.slice(0, id.indexOf('/')))
    .toSorted()
  const next = sets[(sets.indexOf(String(liveIn(state))) + 1) % sets.length]
  return next === liveIn(state) ? undefined : next
}

function words(set: string): string {
  return set.replaceAll(/[-_]+/g, ' ')
}

export const actions: readonly Action[] = [
  {
    id: 'switch-variant',
    group: 'Site',
    title: (state) => {
      const to = other(state)
      return to === undefined ? 'Switch the site' : `Switch the site to the ${words(to)}`
    },
    keys: [],
    allowed(state) {
      const to = other(state)
      return to === undefined
        ? 'There is one set of pages only.'
        : switchVariant.allowed(contextOf(state), { to })
    },
    run(state) {
      const to = other(state)
      if (to !== undefined) state.run(switchVariant, { to })
    },
  },
]
