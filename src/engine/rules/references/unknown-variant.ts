import { isRecord } from '#engine/is-record.ts'
import { nearest } from '#engine/nearest.ts'
import { type Rule, suggested } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt } from '#engine/where.ts'

/** site.json names a page set that has no folder. */
export const unknownVariant: Rule = {
  code: 'unknown-variant',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'No page set would be live, so there would be no site.',
    wrong: { 'pages/site.json': { variant: 'on' } },
    right: { 'pages/site.json': { variant: 'one' } },
  },
  check({ document, sets, pages, file }, report) {
    const site = document('site.json')
    if (!isRecord(site)) return
    const verdict = (name: string): { problem: string; remedy: string } => {
      const { remedy } = suggested(
        nearest(name, sets),
        sets.length === 0
          ? 'Make a folder with that name and a chrome.json in it.'
          : `Use one of: ${listed(sets)}.`,
      )
      return { problem: `There is no page set called "${name}".`, remedy }
    }
    // A folder with pages lacks only its chrome.json, and the rule `missing-document` says so.
    const there = new Set([...sets, ...pages.map(({ set }) => set)])
    const { variant } = site
    if (typeof variant === 'string' && variant !== '' && !there.has(variant)) {
      report({ file: file('site.json'), at: '/variant', ...verdict(variant) })
    }
    for (const [name] of entriesAt(site, '/archives')) {
      if (!there.has(name))
        report({
          file: file('site.json'),
          at: `/archives/${escaped(name)}`,
          on: 'key',
          ...verdict(name),
        })
    }
  },
}
