import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { wordsIn } from '#engine/schema/survey.ts'

/**
 * Nowhere are these marks; what stands in the first group is meant to be read. No pattern looks twice
 * at what another match may begin with, so that a long text takes no longer than its length.
 */
const everywhere = [
  /^#{1,6} +(\p{L}[^#\n]*)$/gmu,
  /^- (\p{L}.*)/gmu,
  /(?<![^\s([])`([^`\n]{2,})`(?![\p{L}\d`])/gu,
]
/** These are marks in rich text. */
const inRichText = [
  /\*\*(?![*\s])([^*\n]*[^*\s])\*\*/g,
  /\[([^[\]\n]+)\]\((?:https?:|mailto:|sms:|tel:|link:|[/#])[^()[\]\s]*\)/g,
]
const all = [...everywhere, ...inRichText]

/** Of these documents no visitor reads the words, or others write them. */
const unread: ReadonlySet<string | undefined> = new Set(['Site', 'Theme', 'Feed'])

/** A text holds markdown that is not read as such, and is shown as it is written. */
export const rawMarkdown: Rule = {
  code: 'raw-markdown',
  severity: 'warning',
  docs: {
    why: 'Only rich text has marks, for strong words and links; elsewhere visitors see the signs themselves.',
    wrong: blocks({ ...marquee, phrase: 'We are **open**' }),
    right: blocks({ ...marquee, phrase: 'We are open' }),
  },
  check(site, report) {
    for (const path of site.withMarkdown) {
      const kind = site.kinds.get(path)
      if (kind === undefined || unread.has(kind)) continue
      for (const { at, text, rich } of wordsIn(site.document(path), kind)) {
        const marks = rich ? everywhere : all
        const found = marks.map((mark) => text.match(mark)?.[0]).find((one) => one !== undefined)
        if (found === undefined) continue
        const value = marks.reduce((words, mark) => words.replaceAll(mark, '$1'), text)
        report({
          file: site.file(path),
          at,
          problem: `This text holds markdown, which visitors would read as ${JSON.stringify(found)}.`,
          remedy: rich
            ? 'Take the marks out; there are only **two stars** for strong words and [words](address) here.'
            : 'Take the marks out and leave the words; this text can have none.',
          fix: { at, value, safe: false },
        })
      }
    }
  },
}

/**
 * Whether the text of a file may hold such marks; cheap, because every file is asked. `found` is what
 * the file names, kind and name in turn: of rich text all that has marks, which are no fault there.
 */
export function mayHoldMarkdown(text: string, found: readonly string[]): boolean {
  if (text.includes('`') || text.includes('# ') || beginsLine(text, '- ')) return true
  let marks = marksIn(text)
  for (let index = 0; index < found.length && marks > 0; index += 2)
    if (found[index] === 'rich-text') marks -= marksIn(found[index + 1] as string)
  return marks !== 0
}

function marksIn(text: string): number {
  return count(text, '**') + count(text, '](')
}

function count(text: string, sign: string): number {
  let times = 0
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) times += 1
  return times
}

/** Whether a text in this JSON, or a line of one, begins so. */
function beginsLine(json: string, sign: string): boolean {
  for (let at = json.indexOf(sign); at >= 0; at = json.indexOf(sign, at + 1))
    if (json[at - 1] === '"' || json.startsWith('\\n', at - 2)) return true
  return false
}
