import { expect, test } from 'vitest'

import { check } from '#tests/engine/site.ts'

type Bounds = readonly [name: string, lower: number, upper: number]

/** A quiz of two questions whose scores are 0, 1, 2, 3, 5, 6, with these bounds; `over` replaces files. */
async function quiz(
  bounds: readonly Bounds[],
  over: Record<string, string | undefined> = {},
): Promise<string[]> {
  const rows = (list: unknown[]): string => JSON.stringify({ rows: list }, null, 2)
  const files = {
    'pages/media/a.svg': '',
    'pages/content/quiz/questions.json': rows(
      ['1', '2'].map((id) => ({ 'Q#': id, Question: 'Well?', A: 'a', B: 'b', C: 'c', D: 'd' })),
    ),
    'pages/content/quiz/scoring.json': rows([
      { 'Q#': '1', A: 0, B: 0, C: 1, D: 1 },
      { 'Q#': '2', A: 0, B: 1, C: 2, D: 5 },
    ]),
    'pages/content/quiz/profiles.json': rows(
      bounds.map(([name, lower, upper]) => ({
        Sandwich: name,
        'Hero Image': 'media/a.png',
        'Share Image': 'media/a.jpg',
        'You Are:': 'Fine.',
        Description: 'You are fine.',
        'Lower Bound': lower,
        'Upper Bound': upper,
      })),
    ),
    ...over,
  }
  return (await check(files)).map((text) => text.replace(/^pages\/content\/quiz\//, ''))
}

const sound: readonly Bounds[] = [
  ['Low', 0, 2],
  ['High', 3, 6],
]

test('bounds that hold every score once are fine, and pictures may be drawings (L15, J7)', async () =>
  expect(await quiz(sound)).toEqual([]))

test('a score that no answers add up to may be left out (L15)', async () =>
  expect(
    await quiz([
      ['Low', 0, 3],
      ['High', 5, 6],
    ]),
  ).toEqual([]))

test('a gap is told with the scores in it (L15, T4)', async () =>
  expect(
    await quiz([
      ['Low', 0, 1],
      ['High', 5, 6],
    ]),
  ).toEqual([
    'profiles.json:10:22 quiz-bounds [rows #1 › Upper Bound] No result covers the scores 2–3, which answers can add up to. Widen the bounds until every score has a result.',
  ]))

test('an overlap is told with the score and both results (L15, D27)', async () =>
  expect(
    await quiz([
      ['Low', 0, 3],
      ['High', 3, 6],
    ]),
  ).toEqual([
    'profiles.json:18:22 quiz-bounds [rows #2 › Lower Bound] The score 3 has two results, "Low" and "High". Change the bounds so that they do not overlap; until then only the first ever shows.',
  ]))

test('a result that is never reached is told (L15)', async () =>
  expect((await quiz([...sound, ['Never', 4, 4]]))[0]).toMatch(/High|Never/))

test('bounds beyond every score are told with the scores there are (L15)', async () =>
  expect(await quiz([...sound, ['Never', 7, 9]])).toEqual([
    'profiles.json:27:22 quiz-bounds [rows #3 › Lower Bound] No answers add up to a score of "Never", 7 to 9. Move its bounds into 0 to 6, or change the points.',
  ]))

test('bounds the wrong way round are told once (L15)', async () =>
  expect(
    await quiz([
      ['Low', 2, 0],
      ['High', 3, 6],
    ]),
  ).toEqual([
    'profiles.json:10:22 quiz-bounds [rows #1 › Upper Bound] The upper bound 0 is below the lower bound 2. Swap them.',
  ]))

test('a question without points, and points without a question, are told (J7)', async () => {
  const scored = (...ids: string[]): Promise<string[]> =>
    quiz(sound, {
      'pages/content/quiz/scoring.json': JSON.stringify({
        rows: ids.map((id) => ({ 'Q#': id, A: 0, B: id === '1' ? 1 : 0, C: 0, D: 3 })),
      }),
    })
  const without = expect.stringContaining('"2" has no points in the scoring sheet.')
  const lost = expect.stringContaining('"7" has points, but there is no question with that name.')
  const told = async (...ids: string[]): Promise<string[]> =>
    (await scored(...ids)).filter((line) => line.includes('quiz-sheets'))
  expect(await told('1')).toEqual([without])
  expect(await told('1', '2', '7')).toEqual([lost])
  // A row that goes by another name in one of the sheets is one fault.
  expect(await told('1', '7')).toEqual([without])
})

test('a missing letter is told (J7)', async () => {
  const questions = JSON.stringify({
    rows: ['1', '2'].map((id) => ({ 'Q#': id, Question: 'Well?', A: 'a', B: 'b', D: 'd' })),
  })
  const found = await quiz(sound, { 'pages/content/quiz/questions.json': questions })
  expect(found).toHaveLength(2)
  expect(found[0]).toMatch(/missing-setting .*“?"?C/)
})

test('a choice that names a picture that is not there is told (L10)', async () => {
  const questions = JSON.stringify({
    rows: ['1', '2'].map((id) => ({
      'Q#': id,
      Question: 'Well?',
      A: 'A - media/none.jpg',
      B: 'A - media/a.jpg',
      C: 'c',
      D: 'd',
    })),
  })
  expect(await quiz(sound, { 'pages/content/quiz/questions.json': questions })).toEqual([
    expect.stringContaining('There is no file pages/media/none.jpg.'),
    expect.stringContaining('There is no file pages/media/none.jpg.'),
  ])
})

test('a profile without its picture is told (J7)', async () =>
  expect((await quiz(sound, { 'pages/media/a.svg': undefined })).join('\n')).toContain(
    'missing-media',
  ))

test('one sheet without the others is told (J7)', async () =>
  expect(await quiz(sound, { 'pages/content/quiz/scoring.json': undefined })).toEqual([
    expect.stringContaining('The quiz has no pages/content/quiz/scoring.json.'),
  ]))

test('two rows of one name are told (J7)', async () => {
  const twice = JSON.stringify({
    rows: ['1', '2', '2'].map((id) => ({ 'Q#': id, A: 0, B: 1, C: 2, D: 3 })),
  })
  expect((await quiz(sound, { 'pages/content/quiz/scoring.json': twice })).join('\n')).toContain(
    'Two rows are called "2".',
  )
})
