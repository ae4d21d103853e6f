import { blocks } from '#engine/rules/examples.ts'
import { type Rule, judgeNames } from '#engine/rules/rule.ts'
import { withoutEscapes } from '#engine/text/rich-line.ts'

const band = { type: 'text-band', id: 'words', heading: 'Words' }

/** A link has no words, or words that say nothing about where it leads. */
export const emptyLinkText: Rule = {
  code: 'empty-link-text',
  severity: 'error',
  docs: {
    why: 'People who hear the links of a page one after the other cannot tell where this one leads.',
    wrong: blocks({ ...band, text: ['Read [here](/).'] }),
    right: blocks({ ...band, text: ['Read [our first page](/).'] }),
  },
  check(site, report) {
    judgeNames(site, 'link-text', judge, report)
    judgeNames(
      site,
      'rich-text',
      (text) => {
        for (const words of linkWords(withoutEscapes(text))) {
          const verdict = judge(words)
          if (verdict) return verdict
        }
        return undefined
      },
      report,
    )
  },
}

/** What stands between brackets of which an address follows. A pattern would try each bracket in turn. */
function linkWords(text: string): string[] {
  const parts = text.split(']')
  return parts.flatMap((part, index) => {
    const start = parts[index + 1]?.startsWith('(') ? part.indexOf('[') : -1
    return start < 0 ? [] : [part.slice(start + 1)]
  })
}

function judge(words: string): { problem: string; remedy: string } | undefined {
  const remedy = 'Name the place it leads to: "See the menu".'
  if (words.trim() === '') return { problem: 'The link has no words.', remedy }
  return /^(?:click |tap )?(?:here|this|link)[.!]?$/i.test(words.trim())
    ? { problem: `The words "${words}" do not say where the link leads.`, remedy }
    : undefined
}
