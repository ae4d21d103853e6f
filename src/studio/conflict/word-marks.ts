import { common } from '#engine/edit/align.ts'

/** A stretch of a text, and whether the other text lacks it. */
export interface Mark {
  readonly text: string
  readonly changed: boolean
}

/** Both texts in stretches, by words; what stands in both, in that order, is not changed. */
export function wordMarks(a: string, b: string): [Mark[], Mark[]] {
  const [mine, theirs] = [words(a), words(b)]
  const pairs = common(mine, theirs)
  const keptA = new Set(pairs.map(([index]) => index))
  const keptB = new Set(pairs.map(([, index]) => index))
  return [joined(mine, keptA), joined(theirs, keptB)]
}

/** Words, each with the space before it. */
function words(text: string): string[] {
  return text.match(/\s*\S+|\s+$/g) ?? []
}

function joined(texts: readonly string[], kept: ReadonlySet<number>): Mark[] {
  const marks: { text: string; changed: boolean }[] = []
  for (const [index, text] of texts.entries()) {
    const changed = !kept.has(index)
    const last = marks.at(-1)
    if (last?.changed === changed) last.text += text
    else {
      // The space before a changed word is not part of the change.
      const space = changed ? (/^\s+/.exec(text)?.[0] ?? '') : ''
      if (space !== '' && last) last.text += space
      marks.push({ text: last ? text.slice(space.length) : text, changed })
    }
  }
  return marks
}
