import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { wordsIn } from '#engine/schema/survey.ts'
import { textsOf } from '#engine/text/texts.ts'

/** A text holds HTML, which is shown as it is written. */
export const rawHtml: Rule = {
  code: 'raw-html',
  severity: 'warning',
  docs: {
    why: 'Texts are never read as HTML, so visitors see the tags themselves.',
    wrong: blocks({ ...marquee, phrase: 'We are <b>open</b>' }),
    right: blocks({ ...marquee, phrase: 'We are open' }),
  },
  check(site, report) {
    for (const path of site.withMarkup) {
      // What a theme says is for browsers, and judged as CSS.
      if (site.themes.includes(path)) continue
      const file = site.file(path)
      const document = site.document(path)
      const definition = site.kinds.get(path)
      const rich = new Set<string>()
      if (definition !== undefined)
        for (const words of wordsIn(document, definition)) if (words.rich) rich.add(words.at)
      for (const [at, text] of textsOf(document)) {
        const [found] =
          /<(?:\/?[a-z][^<>]*|!--[^]{0,200}?--)>|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);/i.exec(text) ?? []
        if (found === undefined) continue
        report({
          file,
          at,
          problem: `This text holds HTML, which visitors would read as ${JSON.stringify(found)}.`,
          remedy: found.startsWith('&')
            ? 'Write the character itself.'
            : rich.has(at)
              ? 'Take the tags out; **two stars** make words strong here, [words](address) a link.'
              : 'Take the tags out and leave the words; this text can have no marks.',
          ...(found.startsWith('&')
            ? {}
            : { fix: { at, value: text.replaceAll(/<[^<>]+>/g, ''), safe: false } }),
        })
      }
    }
  },
}

/** Whether the text of a file may hold a tag or a character reference in one of its values. */
export function mayHoldMarkup(text: string): boolean {
  return (
    text.includes('<') ||
    (text.includes('&') && /&[a-z#][a-z\d]+;/i.test(text)) ||
    (text.includes('\\u00') && /\\u00(?:26|3c)/i.test(text))
  )
}
