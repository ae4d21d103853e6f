import { nearest } from '#engine/nearest.ts'
import { catalogue } from '#engine/rules/catalogue.ts'
import { families } from '#engine/rules/docs.ts'
import { Refusal, runCommand, wordsAndFlags } from '#tools/lib/command/command.ts'

import { ruleLine, ruleText } from './rule-text.ts'

/** `npm run rules`: every finding there can be, by family; `-- CODE` tells one with its examples. */
void runCommand(() => {
  const { words, values } = wordsAndFlags({
    format: { type: 'string', default: 'text', says: 'text or json.' },
  })
  if (values.format !== 'text' && values.format !== 'json')
    throw new Refusal(`There is no format called “${values.format}”.`, 'Use --format text or json.')
  const entries = words.length === 0 ? [...catalogue.values()] : words.map(entryOf)
  if (values.format === 'json') console.log(JSON.stringify({ version: 1, rules: entries }, null, 2))
  else if (words.length > 0) console.log(entries.map(ruleText).join('\n'))
  else
    for (const family of families) {
      const lines = entries.filter((entry) => entry.family === family).map(ruleLine)
      console.log([family, ...lines, ''].join('\n'))
    }
})

function entryOf(code: string) {
  const entry = catalogue.get(code)
  if (entry) return entry
  const guess = nearest(code, catalogue.keys())
  throw new Refusal(
    `There is no finding called “${code}”.`,
    guess ? `Did you mean ${guess}?` : 'Run `npm run rules` to see what there is.',
  )
}
