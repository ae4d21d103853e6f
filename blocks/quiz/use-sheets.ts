import { useEffect, useState } from 'react'

import { type SheetUrls, loadQuiz } from '#site/quiz/load-quiz.ts'
import type { Quiz } from '#site/quiz/quiz.ts'

/**
 * The set that is played. Newer ones are asked for at once; whoever starts before they come plays
 * the embedded one, and none takes its place before the next start.
 */
export function useSheets(places: readonly SheetUrls[], embedded: Quiz | null) {
  const [loaded, setLoaded] = useState<Quiz | null>(null)
  const [held, setHeld] = useState<Quiz | null>(null)
  const [tries, setTries] = useState(0)
  const [failedTry, setFailedTry] = useState(-1)
  useEffect(() => {
    let wanted = true
    void loadQuiz(places, { fetch: (...args) => fetch(...args) }).then((quiz) => {
      if (!wanted) return
      if (quiz) setLoaded(quiz)
      else setFailedTry(tries)
    })
    return () => {
      wanted = false
    }
  }, [places, tries])
  const newest = loaded ?? embedded
  return {
    newest,
    quiz: held ?? newest,
    failed: failedTry === tries && !newest,
    retry: () => setTries(tries + 1),
    hold(): Quiz | null {
      setHeld(newest)
      return newest
    },
  }
}
