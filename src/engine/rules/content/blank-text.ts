import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { isBlank } from '#engine/text/blank.ts'
import { textsOf } from '#engine/text/texts.ts'

/** A text has characters, and none of them can be seen: a title, a heading, an alt of spaces. */
export const blankText: Rule = {
  code: 'blank-text',
  severity: 'error',
  docs: {
    why: 'It fills a setting that must not be empty, and visitors see and hear nothing.',
    wrong: blocks({ ...marquee, label: ' ' }),
    right: blocks({ ...marquee, label: 'News' }),
  },
  check(site, report) {
    for (const path of site.withBlank) {
      for (const [at, text] of textsOf(site.document(path))) {
        if (!isBlank(text)) continue
        const alt = at.endsWith('/alt')
        report({
          file: site.file(path),
          at,
          problem: alt
            ? 'The words for this picture are only spaces.'
            : 'This text is nothing but spaces.',
          remedy: alt
            ? 'Say what it shows; leave them empty, "", if it only decorates.'
            : 'Write the text, or take the setting out where it may be left out.',
          ...(alt ? { fix: { at, value: '', safe: false } } : {}),
        })
      }
    }
  },
}
