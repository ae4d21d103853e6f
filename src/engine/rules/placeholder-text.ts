import { textsOf } from '#engine/text/texts.ts'

import { blocks, marquee } from './examples.ts'
import type { Rule } from './rule.ts'

const left = /\b(?:Lorem ipsum|TODO|TBD|FIXME|XXX+)\b|\[(?:your|insert)\b[^\]]*\](?!\()/

/** A text that stood in for another is still there. */
export const placeholderText: Rule = {
  code: 'placeholder-text',
  family: 'content',
  severity: 'error',
  docs: {
    why: 'Visitors read what was meant for the people who made the page.',
    wrong: blocks({ ...marquee, phrase: 'TODO' }),
    right: blocks({ ...marquee, phrase: 'We are open' }),
  },
  check(site, report) {
    for (const path of site.withPlaceholder) {
      for (const [at, text] of textsOf(site.document(path))) {
        const [found] = left.exec(text) ?? []
        if (found !== undefined)
          report({
            file: site.file(path),
            at,
            problem: `"${found}" stands where a text should be.`,
            remedy: 'Write the text, or take this out.',
          })
      }
    }
  },
}

/** Whether the text of a file may hold such words; cheap, because every file is asked. */
export function mayHoldPlaceholder(text: string): boolean {
  return ['TODO', 'TBD', 'FIXME', 'XXX', 'Lorem ipsum', '[your', '[insert'].some((word) =>
    text.includes(word),
  )
}
