import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { type Letter, LETTERS, parseChoice, reachableScores } from '#engine/site/quiz.ts'
import { type QuizState, advance, atStart } from '#site/quiz/machine.ts'
import { parseQuiz } from '#site/quiz/parse-quiz.ts'
import { type Quiz, resultOf } from '#site/quiz/quiz.ts'
import { sharedText } from '#site/quiz/shared-text.ts'
import { shuffle } from '#site/quiz/shuffle.ts'
import { imageTitle, startImages } from '#site/quiz/start-images.ts'
import { timing } from '#site/quiz/timing.ts'

const row = (id: string) => ({ 'Q#': id, A: 'a', B: 'b', C: 'c', D: 'd' })
const points = (id: string, [A, B, C, D]: number[]) => ({ 'Q#': id, A, B, C, D })
const profile = (name: string, lower: unknown, upper: unknown) => ({
  Cheese: name,
  'Hero Image': 'media/quiz/x.png',
  'Share Image': 'media/quiz/x.jpg',
  'You Are:': 'Fine.',
  Description: 'You are fine.',
  'Lower Bound': lower,
  'Upper Bound': upper,
})
const sheets = {
  questions: [row('1'), row('2'), row('3')],
  scoring: [points('3', [0, 1, 2, 3]), points('1', [4, 3, 1, 0]), points('2', [0, 5, 0, 5])],
  profiles: [profile('Low', 0, 5), profile('High', 6, 12)],
}
const quiz = parseQuiz(sheets) as Quiz

/** `play('start B continue')`: the state after these steps; a letter selects. */
function play(steps: string, from: QuizState = atStart, random?: () => number): QuizState {
  return steps
    .split(' ')
    .reduce(
      (state, step) =>
        advance(
          state,
          /^[A-D]$/.test(step) ? { select: step as Letter } : (step as 'start'),
          quiz,
          random,
        ),
      from,
    )
}

/** Chances in turn, from the first again when they are used up. */
function chances(...values: number[]): () => number {
  let at = 0
  return () => values[at++ % values.length] as number
}

afterEach(() => vi.restoreAllMocks())

describe('shuffling', () => {
  test('is Fisher–Yates: the last place is filled first, from a chance that is given (L9)', () => {
    expect(shuffle(['A', 'B', 'C', 'D'], chances(0, 0, 0))).toEqual(['B', 'C', 'D', 'A'])
    expect(shuffle(['A', 'B', 'C', 'D'], chances(0.999))).toEqual(['A', 'B', 'C', 'D'])
  })

  test('loses nothing, adds nothing and leaves the list it is given (L9)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer()),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        (items, stream) => {
          const before = [...items]
          const result = shuffle(items, () => stream.next().value as number)
          const sorted = (list: number[]): number[] => list.toSorted((a, b) => a - b)
          expect(sorted(result)).toEqual(sorted(before))
          expect(items).toEqual(before)
        },
      ),
    )
  })

  test('each of the 24 orders of four choices comes up about as often (L9)', () => {
    const seen = new Map<string, number>()
    let state = 42
    const random = (): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state / 2 ** 32
    }
    for (let at = 0; at < 24_000; at += 1) {
      const order = shuffle(LETTERS, random).join('')
      seen.set(order, (seen.get(order) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(Math.min(...seen.values())).toBeGreaterThan(850)
    expect(Math.max(...seen.values())).toBeLessThan(1150)
  })
})

describe('the start', () => {
  const eight = ['1', '2', '3', '4', '5', '6', '7', '8']

  test('takes the first six and only then shuffles: the last two never show (L4, D24)', () => {
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        (stream) => {
          const shown = startImages(eight, () => stream.next().value as number)
          expect(shown.toSorted()).toEqual(['1', '2', '3', '4', '5', '6'])
        },
      ),
    )
  })

  test.each([
    ['media/quiz/Bacon_Egg_+_Cheese.png', 'Bacon Egg + Cheese'],
    ['Roast_Pork_&_Rabe.png', 'Roast Pork & Rabe'],
    ['/a/Yuba_Rueben.png', 'Yuba Rueben'],
    ['The_Gigante.png', 'The Gigante'],
    ['not_a_png.jpg', 'not a png.jpg'],
  ])('the title of %s is “%s” (L5)', (file, title) => expect(imageTitle(file)).toBe(title))

  test('picture i begins at 200 + 150·i, the last of six at 950 (L6, P1)', () => {
    const { image } = timing(false)
    expect([0, 1, 2, 3, 4, 5].map(image)).toEqual([200, 350, 500, 650, 800, 950])
  })
})

describe('timing', () => {
  test('a change waits 500, a result 300 and takes 700 (L18, L19, P1)', () => {
    expect(timing(false)).toMatchObject({ change: 500, result: 300, transition: 700 })
  })

  test('with reduced motion everything takes no time (L20)', () => {
    const still = timing(true)
    expect([still.change, still.result, still.transition, still.image(5)]).toEqual([0, 0, 0, 0])
  })
})

describe('the machine', () => {
  test('starts with the first question, no score, nothing selected, choices shuffled (L7, L8, D25)', () => {
    expect(play('start', { ...atStart, index: 2, score: 9, selected: 'A' }, chances(0))).toEqual({
      view: 'quiz',
      index: 0,
      score: 0,
      selected: null,
      order: ['B', 'C', 'D', 'A'],
    })
  })

  test('selecting shuffles nothing and can be changed (D25)', () => {
    const started = play('start', atStart, chances(0.3, 0.7, 0.1))
    const chosen = play('A C', started, () => {
      throw new Error('shuffled')
    })
    expect(chosen).toEqual({ ...started, selected: 'C' })
  })

  test('continue does nothing until something is selected (L11)', () => {
    const started = play('start')
    expect(play('continue', started)).toBe(started)
  })

  test('continue adds the points of the letter, goes on, shuffles again and selects nothing (L12, D25)', () => {
    const started = play('start B', atStart, chances(0.9))
    expect(started.order).toEqual(LETTERS)
    expect(play('continue', started, chances(0))).toEqual({
      view: 'quiz',
      index: 1,
      score: 3,
      selected: null,
      order: ['B', 'C', 'D', 'A'],
    })
  })

  test('the score is by the letter of the sheet, wherever it stood on the screen (L12)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...LETTERS), { minLength: 3, maxLength: 3 }),
        fc.infiniteStream(fc.double({ min: 0, max: 0.999999, noNaN: true })),
        (answers, stream) => {
          const steps = ['start', ...answers.flatMap((letter) => [letter, 'continue'])].join(' ')
          const { score, view } = play(steps, atStart, () => stream.next().value as number)
          const sum = answers.reduce(
            (total, letter, index) => total + (quiz.questions[index]?.points[letter] ?? 0),
            0,
          )
          expect([view, score]).toEqual(['result', sum])
        },
      ),
    )
  })

  test('after the last question comes the result, and nothing goes on from there (L13)', () => {
    const end = play('start A continue B continue D continue')
    expect(end).toMatchObject({ view: 'result', index: 3, score: 12 })
    expect(play('continue', end)).toBe(end)
    expect(play('A', end)).toBe(end)
  })

  test('restart leads to the start with no score, choices shuffled again (L16, D25)', () => {
    const end = play('start A continue B continue D continue')
    expect(play('restart', end, chances(0))).toEqual({ ...atStart, order: ['B', 'C', 'D', 'A'] })
  })
})

describe('the result', () => {
  test.each([
    [0, 'Low'],
    [5, 'Low'],
    [6, 'High'],
    [12, 'High'],
  ])('a score of %i is %s: both bounds belong to it (L13)', (score, name) =>
    expect(resultOf(quiz, score)?.name).toBe(name),
  )

  test('a score that no profile holds has no result (L15, T4)', () =>
    expect(resultOf(quiz, 13)).toBeUndefined())

  test('where bounds overlap the first profile wins (D27)', () => {
    const overlapping = parseQuiz({
      ...sheets,
      profiles: [profile('First', 0, 8), profile('Second', 5, 12)],
    }) as Quiz
    expect(resultOf(overlapping, 6)?.name).toBe('First')
  })

  test('bounds that partition the scores give every score exactly one result (L13)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 4, maxLength: 4 }), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.array(fc.integer({ min: -30, max: 54 }), { minLength: 1, maxLength: 6 }),
        (rows, cuts) => {
          const edges = [...new Set([-31, ...cuts.toSorted((a, b) => a - b), 55])]
          const profiles = edges.slice(1).map((upper, index) => ({
            ...quiz.profiles[0]!,
            name: String(index),
            lower: (edges[index] as number) + 1,
            upper,
          }))
          for (const score of reachableScores(rows))
            expect(profiles.filter(({ lower, upper }) => lower <= score && score <= upper)).toEqual(
              [resultOf({ questions: [], profiles }, score)],
            )
        },
      ),
    )
  })

  test.each([
    ['I got the {sandwich}', 'Banh Mi', 'I got the Banh Mi'],
    ['I got the {sandwich}', 'The Gigante', 'I got The Gigante'],
    ['Me: the {sandwich}!', 'Theodora', 'Me: the Theodora!'],
    ['{sandwich}, it is', 'The Gigante', 'The Gigante, it is'],
  ])('"%s" of "%s" has one article (L25)', (words, name, shared) =>
    expect(sharedText(words, name)).toBe(shared),
  )
})

describe('sheets', () => {
  test('rows are joined by “Q#”, in the order of the questions (J7)', () => {
    expect(quiz.questions.map(({ id, points: { A } }) => [id, A])).toEqual([
      ['1', 4],
      ['2', 0],
      ['3', 0],
    ])
  })

  test.each([
    ['A pickle - media/quiz/pickle.jpg', 'A pickle', 'media/quiz/pickle.jpg'],
    ['Half - and half - https://x.example/a.jpg', 'Half - and half', 'https://x.example/a.jpg'],
    ['Soda - /assets/can-1.jpg', 'Soda', '/assets/can-1.jpg'],
    ['Quick - at my desk', 'Quick - at my desk', undefined],
    ['Two words', 'Two words', undefined],
    ['- media/x.jpg', '- media/x.jpg', undefined],
  ])('“%s” is split at the last “ - ” before a URL (D26)', (text, label, image) =>
    expect(parseChoice(text)).toEqual({ label, ...(image ? { image } : {}) }),
  )

  test('a question is asked in pictures when choice A names a .jpg, and only then (L10)', () => {
    const pictured = (a: string, b: string) =>
      parseQuiz({ ...sheets, questions: [{ ...row('1'), A: a, B: b }] })?.questions[0]
    expect(pictured('A pickle - media/p.jpg', 'Nothing')).toMatchObject({
      pictured: true,
      choices: { A: { label: 'A pickle', image: 'media/p.jpg' }, B: { label: 'Nothing' } },
    })
    expect(pictured('Nothing', 'A pickle - media/p.jpg')).toMatchObject({ pictured: false })
  })

  test('numbers may be written as text; what counts is the integer (L12)', () => {
    const read = parseQuiz({
      questions: [row('1')],
      scoring: [{ 'Q#': 1, A: '4', B: ' 3 ', C: 1.9, D: '-2' }],
      profiles: [profile('All', '-2', '4')],
    })
    expect(read?.questions[0]?.points).toEqual({ A: 4, B: 3, C: 1, D: -2 })
    expect(read?.profiles[0]).toMatchObject({ lower: -2, upper: 4 })
  })

  test.each([
    ['a question without a letter', { questions: [{ 'Q#': '1', A: 'a', B: 'b', C: 'c' }] }],
    ['a question without points', { scoring: [] }],
    ['points that are no number', { scoring: [points('1', [1, 2, 3, Number.NaN])] }],
    ['no profile', { profiles: [] }],
    ['a lower bound that is no number', { profiles: [profile('Low', 'few', '9')] }],
    ['no upper bound', { profiles: [profile('Low', '0', '')] }],
    ['no array', { questions: { rows: [] } }],
    ['rows that are no rows', { questions: ['nonsense', null, 7] }],
    ['more rows than a quiz can have', { questions: Array.from({ length: 61 }, () => row('1')) }],
    ['nothing at all', { questions: undefined, scoring: null, profiles: 'x' }],
  ])('sheets with %s make no quiz (L24)', (_, wrong) =>
    expect(parseQuiz({ ...sheets, ...wrong })).toBeNull(),
  )

  test('texts that turn the text around them, or never end, are tamed (L24)', () => {
    const read = parseQuiz({
      ...sheets,
      questions: [{ ...row('1'), Question: `<script>\u202E${'x'.repeat(5000)}`, A: '\u2067 a' }],
    })
    expect(read?.questions[0]?.text).toHaveLength(300)
    expect(read?.questions[0]?.text).toMatch(/^<script>x/)
    expect(read?.questions[0]?.choices.A.label).toBe('a')
  })

  test('whatever the sheets hold, reading them never throws (L24)', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.jsonValue(),
        fc.jsonValue(),
        (questions, scoring, profiles) => {
          expect(() => parseQuiz({ questions, scoring, profiles })).not.toThrow()
        },
      ),
    )
  })
})
