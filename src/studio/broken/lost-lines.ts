import { common } from '#engine/edit/align.ts'

/** The lines of a text that another does not have, in its order; spaces around them do not count. */
export function lostLines(from: string, to: string): string[] {
  const [mine, other] = [lines(from), lines(to)]
  const kept = new Set(common(mine.map(bare), other.map(bare)).map(([index]) => index))
  return mine.filter((_, index) => !kept.has(index))
}

function lines(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** What a line says, whether or not another one follows it. */
function bare(line: string): string {
  return line.replace(/,$/, '')
}
