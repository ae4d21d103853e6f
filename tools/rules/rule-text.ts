import type { CodeEntry } from '#engine/rules/catalogue.ts'
import type { Example } from '#engine/rules/docs.ts'
import { visible } from '#engine/text/visible.ts'

/** Longest text that is printed of an example; a file that is too large is one. */
const MOST = 400

/** `npm run rules`: one line of it. */
export function ruleLine({ code, severity, why }: CodeEntry): string {
  return `  ${code.padEnd(30)}${severity.padEnd(9)}${why}`
}

/** All that is known of a code, as a person reads it. */
export function ruleText({ code, family, severity, why, wrong, right }: CodeEntry): string {
  return [
    `${code}  (${family}, ${severity})`,
    `  ${why}`,
    '',
    '  Wrong:',
    exampleText(wrong),
    '',
    '  Right:',
    exampleText(right),
    '',
  ].join('\n')
}

/** The files of an example, each with the part that counts. */
function exampleText(example: Example): string {
  return Object.entries(example)
    .map(([file, change]) => `    ${visible(file)}${said(change)}`)
    .join('\n')
}

function said(change: Example[string]): string {
  if (change === null) return ' is not there'
  if (change === '') return ' is there'
  if (typeof change === 'object' && 'bytes' in change)
    return ` has ${String(change['bytes'])} bytes`
  const text = visible(typeof change === 'string' ? change : JSON.stringify(change))
  return `\n      ${text.length > MOST ? `${text.slice(0, MOST)}…` : text}`
}
