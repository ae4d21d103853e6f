import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { textsOf } from '#engine/text/texts.ts'
import { valueAt } from '#engine/where.ts'

// As long as such words are, so that a text of many brackets is read in a moment.
const left = /\b(?:Lorem ipsum|TODO|TBD|FIXME|XXX+)\b|\[(?:your|insert)\b[^\]]{0,200}\](?!\()/
/** Where "todo" is a word, "TODO O ANO" says all year: only with a colon, or alone, is it a mark. */
const leftBesideWords = new RegExp(left.source.replace('TODO', 'TODO(?=\\s*(?::|$))'), 'm')
const knowsTodo = /^(?:es|pt|gl)\b/

/** A text that stood in for another is still there. */
export const placeholderText: Rule = {
  code: 'placeholder-text',
  severity: 'error',
  docs: {
    why: 'Visitors read what was meant for the people who made the page.',
    wrong: blocks({ ...marquee, phrase: 'TODO' }),
    right: blocks({ ...marquee, phrase: 'We are open' }),
  },
  check(site, report) {
    if (site.withPlaceholder.size === 0) return
    const lang = valueAt(site.document('site.json'), '/lang')
    const pattern = knowsTodo.test(String(lang)) ? leftBesideWords : left
    for (const path of site.withPlaceholder) {
      for (const [at, text] of textsOf(site.document(path))) {
        const [found] = pattern.exec(text) ?? []
        if (found !== undefined)
          report({
            file: site.file(path),
            at,
            problem: `"${found}" is placeholder text.`,
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
