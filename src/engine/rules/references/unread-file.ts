import type { Rule } from '#engine/rules/rule.ts'

/** A JSON file that nothing reads: misnamed, or in a folder too deep. */
export const unreadFile: Rule = {
  code: 'unread-file',
  severity: 'warning',
  docs: {
    why: 'Somebody believes that this file is part of the site, but it is not.',
    wrong: { 'pages/one/deep/other.json': '{}' },
    right: { 'pages/one/other.json': { route: '/other' } },
  },
  check({ kinds, file }, report) {
    for (const [path, kind] of kinds) {
      if (kind) continue
      report({
        file: file(path),
        at: '',
        on: 'start',
        problem: 'Nothing reads this file.',
        remedy:
          'Pages go directly in the folder of their set, content in content/ under a known name. Move it, rename it or delete it.',
      })
    }
  },
}
