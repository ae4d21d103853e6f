import { factNames, spareFacts } from '#engine/fill.ts'
import { isRecord } from '#engine/is-record.ts'
import { memo } from '#engine/memo.ts'
import { nearest } from '#engine/nearest.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { textsOf } from '#engine/text/texts.ts'
import { valueAt } from '#engine/where.ts'

const known: ReadonlySet<string> = new Set(factNames)

const names = factNames.join('|')

/** A fact in braces, however many, or behind none; programs write `{{name}}` and `${name}`. */
const inBraces = new RegExp(
  String.raw`(?:\$?\{+|(?<![a-zA-Z0-9])(?=\w+\}))(${names})(?![a-zA-Z0-9])\}*`,
  'g',
)

/**
 * A text means a fact of the brand and writes its name or its braces wrong, or one that this brand
 * lacks. Other words in braces are only words.
 */
export const unknownFact: Rule = {
  code: 'unknown-fact',
  severity: 'error',
  docs: {
    why: 'Nothing replaces the braces, so visitors read them.',
    wrong: blocks({ ...marquee, phrase: '{produkt} is open' }),
    right: blocks({ ...marquee, phrase: '{product} is open' }),
  },
  check(site, report) {
    const brand = valueAt(site.document('site.json'), '/brand')
    const isLacked = (name: string): boolean =>
      spareFacts.has(name) &&
      isRecord(brand) &&
      !Object.hasOwn(brand, name) &&
      site.keepsSchema('site.json')
    const asked = new Set(site.withBraces)
    if ([...spareFacts].some(isLacked)) for (const path of site.withSpareFact) asked.add(path)
    for (const path of asked)
      for (const [at, text] of textsOf(site.document(path))) {
        for (const [odd, name] of found(text, inBraces)) {
          const right = `{${name}}`
          if (odd === right) continue
          report({
            file: site.file(path),
            at,
            problem: `"${odd}" has the wrong braces: a fact takes one { and one }.`,
            remedy: `Did you mean "${right}"?`,
            fix: {
              at,
              value: text.replaceAll(inBraces, (one) => (one === odd ? right : one)),
              safe: false,
            },
          })
        }
        for (const [whole, name] of found(text, /\{([a-zA-Z0-9]+)\}/g)) {
          if (isLacked(name))
            report({
              file: site.file(path),
              at,
              problem: `"brand" has no "${name}", so nothing can replace "${whole}".`,
              remedy: `Add it to "brand" in ${site.file('site.json')}, or take this out.`,
            })
          const guess = factMeant(name)
          if (guess === undefined) continue
          report({
            file: site.file(path),
            at,
            problem: `There is no fact called "${whole}".`,
            remedy: `Did you mean "{${guess}}"?`,
            fix: { at, value: text.replaceAll(whole, `{${guess}}`), safe: false },
          })
        }
      }
  },
}

/** What a form finds in a text, each once, with the name in it. */
function found(text: string, form: RegExp): ReadonlyMap<string, string> {
  return new Map([...text.matchAll(form)].map(([whole, name = '']) => [whole, name]))
}

/**
 * The fact that a misspelt name means; undefined for a fact, and for what is only a word. What blocks
 * fill in themselves, `{path}`, stands in page after page.
 */
const factMeant = memo((name: string) => (known.has(name) ? undefined : nearest(name, factNames)))

const isWord = /^[a-zA-Z0-9]+$/

/**
 * What the braces in the text of a file may hold, because every file is asked: something that is no
 * fact, nothing worse than a fact which a brand may lack, or neither.
 */
export function bracesIn(text: string): 'unknown' | 'spare' | undefined {
  let spare: 'spare' | undefined
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    const code = text.charCodeAt(at + 1) | 0x20
    // In JSON an object goes on with a quote, a space or its end.
    if (code < 0x61 || code > 0x7a) continue
    const name = text.slice(at + 1, text.indexOf('}', at))
    if (spareFacts.has(name)) spare = 'spare'
    else if (!known.has(name) && (!isWord.test(name) || factMeant(name) !== undefined))
      return 'unknown'
    if (text[at - 1] === '{' || text[at - 1] === '$' || text[at + name.length + 2] === '}')
      return 'unknown'
  }
  for (let at = text.indexOf('}'); at >= 0; at = text.indexOf('}', at + 1)) {
    // In JSON an object ends after a space, a bracket or a quote, or after true and the like.
    const code = text.charCodeAt(at - 1) | 0x20
    if (code < 0x30 || code > 0x7a || (code > 0x39 && code < 0x61)) continue
    const [name = ''] = /[a-zA-Z0-9]*$/.exec(text.slice(Math.max(0, at - 30), at)) ?? []
    if (known.has(name) && text[at - name.length - 1] !== '{') return 'unknown'
  }
  return spare
}
