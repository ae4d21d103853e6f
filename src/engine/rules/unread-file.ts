import { documentKind } from '#engine/site.ts'

import type { Rule } from './rule.ts'

/** A JSON file that nothing reads: misnamed, or in a folder too deep. */
export const unreadFile: Rule = {
  code: 'unread-file',
  severity: 'warning',
  check({ paths, file }, report) {
    for (const path of paths) {
      if (documentKind(path)) continue
      report({
        file: file(path),
        at: '',
        on: 'start',
        problem: 'Nothing reads this file.',
        remedy:
          'A page stands in the folder of its set, not deeper; move it, rename it or delete it.',
      })
    }
  },
}
