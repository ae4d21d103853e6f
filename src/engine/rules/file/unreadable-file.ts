import type { Rule } from '#engine/rules/rule.ts'

/** A file or folder could not be read, or was gone before it was. */
export const unreadableFile: Rule = {
  code: 'unreadable-file',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'Its content is not known, so the site would be built without it.',
    wrong: { 'pages/one/about.json': { odd: 'unreadable' } },
    right: { 'pages/one/about.json': { route: '/about' } },
  },
  check({ odd }, report) {
    for (const [file, kind] of odd) {
      if (kind !== 'unreadable') continue
      report({
        file,
        at: '',
        problem: 'This file or folder could not be read.',
        remedy: 'Check that it still exists and that you are allowed to read it.',
      })
    }
  },
}
