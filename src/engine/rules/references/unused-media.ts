import { isRecord } from '#engine/is-record.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { drawingOf, meantOf } from '#engine/site/media.ts'

/** A file of pages/media that no document names. */
export const unusedMedia: Rule = {
  code: 'unused-media',
  severity: 'warning',
  docs: {
    why: 'Nobody sees the file, and everyone who works here wonders what it is for.',
    wrong: { 'pages/media/old.svg': '' },
    right: { 'pages/media/old.svg': null },
  },
  check(site, report) {
    const { media } = site.tree
    // What a document names is not known while it cannot be read, is not there or breaks its schema.
    if (
      !site.kinds.has('site.json') ||
      ![...site.kinds.keys()].every((path) => site.keepsSchema(path)) ||
      site.pages.some(({ set }) => set !== null && !site.sets.includes(set))
    )
      return
    const left = new Set(media)
    const meant = meantOf(media)
    for (const name of site.named('media').keys()) {
      // What a misspelt name means has a finding of its own.
      const used = [name, drawingOf(name)].find((path) => path !== undefined && media.has(path))
      left.delete(used ?? meant(name) ?? '')
    }
    // Names inside longer texts.
    for (const [path, kind] of left.size > 0 ? site.kinds : []) {
      if (kind === 'Page') continue
      const text = shownBy(path, site.document(path))
      for (const file of left)
        if (text.includes(file) || text.includes(file.replace(/\.svg$/, '.'))) left.delete(file)
    }
    for (const path of left)
      report({
        file: site.file(path),
        at: '',
        problem: 'Nothing shows this file.',
        remedy: 'Delete it, or show it somewhere.',
      })
  },
}

/**
 * What a document says, written in one way, which a file may spell otherwise: `caf\u00e9`. What
 * suppresses a finding, in the `checks` of site.json, shows no file.
 */
function shownBy(path: string, value: unknown): string {
  return JSON.stringify(
    path === 'site.json' && isRecord(value) ? { ...value, checks: undefined } : value,
  )
}
