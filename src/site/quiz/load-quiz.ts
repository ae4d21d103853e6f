import { type Means, fetchJson } from '#site/social-feed/fetch-json.ts'

import { type Sheets, parseQuiz } from './parse-quiz.ts'
import type { Quiz } from './quiz.ts'

/** Where the three sheets are: questions, scoring, profiles. */
export type SheetUrls = readonly [questions: string, scoring: string, profiles: string]

/**
 * The answers of all addresses, asked at once.
 *
 * @throws {Error} "URLs must be provided as an array" for anything but one; the error of the first
 *   that failed, "Error fetching {url}: …", when one of them did.
 */
export async function fetchSheets(urls: readonly string[], means: Means): Promise<unknown[]> {
  if (!Array.isArray(urls)) throw new Error('URLs must be provided as an array')
  return Promise.all(
    urls.map(async (url) => {
      try {
        return await fetchJson(url, means)
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error)
        throw message.startsWith('Error fetching')
          ? error
          : new Error(`Error fetching ${url}: ${message}`, { cause: error })
      }
    }),
  )
}

/**
 * The quiz from the first of these places that gives a whole one; each is one set and never mixed
 * with another. Null when none does. What goes wrong is said in the console; nothing is thrown.
 */
export async function loadQuiz(places: readonly SheetUrls[], means: Means): Promise<Quiz | null> {
  for (const urls of places) {
    try {
      const [questions, scoring, profiles] = await fetchSheets(urls, means)
      const quiz = parseQuiz({ questions, scoring, profiles } satisfies Sheets)
      if (quiz) return quiz
      console.error(`Error fetching ${urls[0]}: the sheets do not make a quiz`)
    } catch (error) {
      console.error((error as Error).message)
    }
  }
  return null
}
