/**
 * Which tests show which line of the checklist.
 *
 * A test names its lines at the end of its title: "the text number is an sms link (G5, M2)". Titles
 * are read from the syntax tree, so nothing has to run, and what does not run shows nothing: a test
 * that is skipped or still to be written, one in a comment, one quoted in another test.
 */
import { parseAst } from 'rolldown/parseAst'

/** A number of the checklist: A1, DS3, or O, the table of messages. */
const number = '(?:DS\\d+|[A-NP-T]\\d+|O)'
const numbers = new RegExp(`\\((${number}(?:, ?(?:${number}|D\\d+))*)\\)`, 'g')

/** What may follow `test.` or `describe.` and leave a test that runs. */
const running = new Set(['describe', 'each', 'for', 'only', 'serial', 'parallel', 'concurrent'])

interface Titled {
  readonly title: string
  readonly lines: readonly string[]
}

/**
 * The titles of the tests in a source file that name lines, with the lines each names. A `describe`
 * counts where a test in it runs. What a template puts into a title stays as the source has it.
 *
 * @throws {Error} for a source that is no TypeScript.
 */
export function titlesIn(source: string, lang: 'ts' | 'tsx' = 'ts'): Titled[] {
  return testsIn(parseAst(source, { lang }), source).titled
}

interface Found {
  readonly titled: Titled[]
  /** Whether a test runs in there. */
  readonly runs: boolean
}

function testsIn(value: unknown, source: string): Found {
  if (Array.isArray(value)) return together(value.map((entry) => testsIn(entry, source)))
  if (!isNode(value)) return { titled: [], runs: false }
  const kind = value.type === 'CallExpression' ? kindOf(value['callee']) : undefined
  if (kind === 'skipped') return { titled: [], runs: false }
  const inside = together(Object.values(value).map((entry) => testsIn(entry, source)))
  const text = kind && titleOf((value['arguments'] as unknown[])[0], source)
  if (text === undefined) return inside
  const runs = kind === 'test' || inside.runs
  const lines = [...text.matchAll(numbers)].flatMap(([, list = '']) =>
    list.split(/, ?/).filter((entry) => !/^D\d/.test(entry)),
  )
  const own = runs && lines.length > 0 ? [{ title: text, lines: [...new Set(lines)] }] : []
  return { titled: [...own, ...inside.titled], runs }
}

function together(found: readonly Found[]): Found {
  return { titled: found.flatMap(({ titled }) => titled), runs: found.some(({ runs }) => runs) }
}

/** What a call is, by what is called: `test`, `it.each(rows)`, `test.describe.serial`. */
function kindOf(callee: unknown): 'test' | 'describe' | 'skipped' | undefined {
  const names = namesOf(callee)
  const [first, ...rest] = names
  if (first !== 'test' && first !== 'it' && first !== 'describe') return undefined
  if (rest.some((name) => /^(skip|todo|fixme|fails?|runIf)/.test(name))) return 'skipped'
  if (!rest.every((name) => running.has(name))) return undefined
  return names.includes('describe') ? 'describe' : 'test'
}

/** `test.describe.each(rows)` is test, describe, each. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  if (callee.type === 'Identifier') return [String(callee['name'])]
  if (callee.type === 'CallExpression') return namesOf(callee['callee'])
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee['tag'])
  if (callee.type !== 'MemberExpression') return []
  return [...namesOf(callee['object']), ...namesOf(callee['property'])]
}

/** Undefined for a title that stands elsewhere, and for a call without one. */
function titleOf(argument: unknown, source: string): string | undefined {
  if (!isNode(argument)) return undefined
  if (argument.type === 'Literal' && typeof argument['value'] === 'string') return argument['value']
  if (argument.type === 'TemplateLiteral')
    return source.slice(Number(argument['start']) + 1, Number(argument['end']) - 1)
  return undefined
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

interface Shown {
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
    for (const { title, lines: named } of titlesIn(source, file.endsWith('x') ? 'tsx' : 'ts')) {
      for (const line of named) {
        const tests = shown.get(line)
        if (tests) tests.push({ file, title })
        else unknown.push({ file, title, line })
      }
    }
  }
  return { shown, unknown }
}
