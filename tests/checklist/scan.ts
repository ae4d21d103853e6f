/**
 * Which tests show which line of the checklist.
 *
 * A test names its lines at the end of its title: "the text number is an sms link (G5, M2)". Titles
 * are read from the source, so nothing has to run, and a number in a comment or in data counts not.
 */

/** A number of the checklist: A1, DS3, or O, the table of messages. */
const number = '(?:DS\\d+|[A-NP-T]\\d+|O)'
const numbers = new RegExp(`\\((${number}(?:, ?(?:${number}|D\\d+))*)\\)`, 'g')
const title =
  /(?:\b(?:test|it|describe)(?:\.(?!each)\w+)*\(|\]\)\()\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)/gs

/** The titles of the tests in a source file that name lines, with the lines each names. */
export function titlesIn(source: string): { title: string; lines: string[] }[] {
  return [...source.matchAll(title)].flatMap(([, single, double, template]) => {
    const text = (single ?? double ?? template ?? '').replaceAll(/\\(.)/g, '$1')
    const lines = [...text.matchAll(numbers)].flatMap(([, list = '']) =>
      list.split(/, ?/).filter((entry) => !/^D\d/.test(entry)),
    )
    return lines.length > 0 ? [{ title: text, lines: [...new Set(lines)] }] : []
  })
}

export interface Shown {
  readonly file: string
  readonly title: string
}

/** Every line with the tests that show it, and the numbers that tests name and the list has not. */
export function coverage(
  lines: Iterable<string>,
  sources: Iterable<readonly [file: string, source: string]>,
): { shown: Map<string, Shown[]>; unknown: (Shown & { line: string })[] } {
  const shown = new Map<string, Shown[]>([...lines].map((line) => [line, []]))
  const unknown: (Shown & { line: string })[] = []
  for (const [file, source] of sources) {
    for (const { title, lines: named } of titlesIn(source)) {
      for (const line of named) {
        const tests = shown.get(line)
        if (tests) tests.push({ file, title })
        else unknown.push({ file, title, line })
      }
    }
  }
  return { shown, unknown }
}
