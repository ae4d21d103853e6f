import { visible } from '#engine/text/visible.ts'

/** Lines around a change that are shown, as `diff -u` does. */
const CONTEXT = 3
/** So many lines are passed at most until two texts meet again: a look at all their pairs takes 50 ms. */
const FURTHEST = 4000

interface Step {
  readonly sign: ' ' | '-' | '+'
  readonly line: string
}

/** What makes the one text the other, in the form of `diff -u`, which `patch` and `git apply` read. */
export function unifiedDiff(file: string, before: string, after: string): string {
  const steps = lineSteps(linesOf(before), linesOf(after))
  const near = (index: number): boolean =>
    steps.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ sign }) => sign !== ' ')
  const lines = [`--- a/${file}`, `+++ b/${file}`]
  let [old, now] = [1, 1]
  let hunk: Step[] = []
  const close = (): void => {
    if (hunk.length === 0) return
    const [was, is] = (['-', '+'] as const).map(
      (sign) => hunk.filter((step) => step.sign === ' ' || step.sign === sign).length,
    ) as [number, number]
    lines.push(`@@ -${old - was},${was} +${now - is},${is} @@`)
    for (const { sign, line } of hunk) lines.push(sign + line)
    hunk = []
  }
  for (const [index, step] of steps.entries()) {
    if (near(index)) hunk.push(step)
    else close()
    if (step.sign !== '+') old += 1
    if (step.sign !== '-') now += 1
  }
  close()
  return lines.join('\n')
}

/** The same for a terminal, which nothing that a file says may steer; tabs and line ends stay. */
export function shownDiff(file: string, before: string, after: string): string {
  const parts = unifiedDiff(visible(file), before, after).split(/(\t|\r?\n|\r$)/)
  return parts.map((part, index) => (index % 2 === 0 ? visible(part) : part)).join('')
}

/** The last line says so if no line end follows it. */
function linesOf(text: string): string[] {
  const lines = text.split('\n')
  const last = lines.pop() ?? ''
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`]
}

/**
 * The lines of both, equal ones once. Where they part, the nearest place where they meet again is
 * taken, so the cost is that of the changes and not that of the files.
 */
function lineSteps(before: readonly string[], after: readonly string[]): Step[] {
  const steps: Step[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      steps.push({ sign: ' ', line: before[i] as string })
      i += 1
      j += 1
      continue
    }
    const [gone, come] = meeting(before, after, i, j)
    for (const line of before.slice(i, i + gone)) steps.push({ sign: '-', line })
    for (const line of after.slice(j, j + come)) steps.push({ sign: '+', line })
    i += gone
    j += come
  }
  return steps
}

/**
 * How many lines of each are passed until two lines in a row, or the last, are the same. Of texts that
 * part for longer only the end is the same.
 */
function meeting(
  before: readonly string[],
  after: readonly string[],
  i: number,
  j: number,
): [number, number] {
  const [left, right] = [before.length - i, after.length - j]
  const furthest = Math.min(left + right - 1, FURTHEST)
  for (let passed = 1; passed <= furthest; passed += 1) {
    for (let gone = Math.max(0, passed - right); gone <= Math.min(passed, left); gone += 1) {
      const [a, b] = [i + gone, j + passed - gone]
      if (before[a] === after[b] && before[a + 1] === after[b + 1]) return [gone, passed - gone]
    }
  }
  let end = 0
  while (end < Math.min(left, right) && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return [left - end, right - end]
}
