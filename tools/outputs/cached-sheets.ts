import type { MediaFile } from '#engine/site/media.ts'
import type { SiteModel } from '#engine/site/model.ts'
import { CACHED_SHEETS, LETTERS, parseChoice } from '#engine/site/quiz.ts'

/**
 * The sheets of the quiz as a page of this site fetches them when the sheets themselves do not
 * come: the same rows, with pictures by their addresses in this build. None without a quiz.
 */
export function cachedSheets(
  { quiz }: SiteModel,
  media: Readonly<Record<string, MediaFile>>,
): { name: string; content: string }[] {
  if (!quiz) return []
  const address = (src: string): string => media[src]?.url ?? src
  const questions = quiz.questions.map((row) => ({
    ...row,
    ...Object.fromEntries(
      LETTERS.map((letter) => {
        const { label, image } = parseChoice(row[letter])
        return [letter, image ? `${label} - ${address(image)}` : label]
      }),
    ),
  }))
  const profiles = quiz.profiles.map((row) => ({
    ...row,
    'Hero Image': address(row['Hero Image']),
    'Share Image': address(row['Share Image']),
  }))
  return [
    { name: CACHED_SHEETS.questions, content: json(questions) },
    { name: CACHED_SHEETS.scoring, content: json(quiz.scoring) },
    { name: CACHED_SHEETS.profiles, content: json(profiles) },
  ]
}

function json(rows: readonly unknown[]): string {
  return `${JSON.stringify(rows)}\n`
}
