// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'

import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { LETTERS, parseChoice, reachableScores, resultName } from '#engine/site/quiz.ts'
import { completeBlock } from '#render/complete-block.ts'
import { renderBlock } from '#render/render-block.tsx'
import type { Block } from '#schema/types.ts'
import { imageTitle } from '#site/quiz/start-images.ts'
import { model, view } from '#tests/contract/test-site.ts'

import { findPicture } from './drawn.ts'
import example from './example.json' with { type: 'json' }
import { Quiz } from './Quiz.island.tsx'

type Props = Parameters<typeof Quiz>[0]

/** As its page has it; the example for a block that is made like this one and has no page yet. */
const block = (model.pages
  .find(({ file }) => file === 'shared/quiz.json')
  ?.page.blocks.find(({ type }) => type === 'quiz') ?? example) as Block & {
  results: { image: string }[]
  shareText: string
}
const html = renderBlock(completeBlock(block, {}), 0, view, { runtime: '/react.js', scripts: {} })
const page = document.createElement('div')
page.innerHTML = html as string
const props = JSON.parse(
  page.querySelector('sb-island')?.getAttribute('data-props') ?? '{}',
) as Props
const { questions, scoring, profiles } = model.quiz ?? { questions: [], scoring: [], profiles: [] }

let stop: () => void
let said: string[]
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  said = []
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void said.push(words.join(' ')))
})
afterEach(() => {
  stop?.()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** The island with these props; the network answers as `fetch` does, by default never. */
async function mount(over: Partial<Props>, fetch: unknown = () => new Promise(() => {})) {
  vi.stubGlobal('fetch', fetch)
  const root = document.createElement('div')
  document.body.append(root)
  const react = createRoot(root)
  await act(async () => react.render(<Quiz {...props} {...over} />))
  const change = (next: Partial<Props>) =>
    act(async () => react.render(<Quiz {...props} {...over} {...next} />))
  stop = () => {
    act(() => react.unmount())
    root.remove()
  }
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const press = async (name: string) => {
    const button = [...root.querySelectorAll('button')].find((found) => found.textContent === name)
    await act(async () => button?.click())
  }
  return { root, wait, press, change, text: () => root.textContent ?? '' }
}

describe('the demo', () => {
  test('knows eight sandwiches, in this order, by the names of their files (L3, L5)', () => {
    expect(block.results.map(({ image }) => imageTitle(image))).toEqual([
      'Bacon Egg + Cheese',
      'Chicken Club',
      'Roast Beef',
      'The Gigante',
      'Banh Mi',
      'Mushroom Melt',
      'Roast Pork & Rabe',
      'Yuba Rueben',
    ])
  })

  test('asks at least seven questions, two of them in pictures, with points for each letter (J7, L10)', () => {
    expect(questions.length).toBeGreaterThanOrEqual(7)
    expect(questions.filter(({ A }) => A.includes('.jpg')).length).toBeGreaterThanOrEqual(2)
    expect(scoring.map((row) => row['Q#'])).toEqual(questions.map((row) => row['Q#']))
    for (const row of questions)
      for (const letter of LETTERS) expect(parseChoice(row[letter]).label).not.toBe('')
  })

  test('has a profile for each of the eight, and each score belongs to exactly one (J7, L13, L15)', () => {
    const names = block.results.map(({ image }) => imageTitle(image))
    expect(new Set(profiles.map((row) => resultName(row)))).toEqual(new Set(names))
    const scores = reachableScores(scoring.map((row) => LETTERS.map((letter) => row[letter])))
    for (const score of scores) {
      const held = profiles.filter(
        (row) => row['Lower Bound'] <= score && score <= row['Upper Bound'],
      )
      expect(held, `a score of ${score}`).toHaveLength(1)
    }
  })

  test('the columns of the sheets are those of the specification (J7)', () => {
    expect(Object.keys(questions[0] ?? {})).toEqual(expect.arrayContaining(['Q#', ...LETTERS]))
    expect(Object.keys(scoring[0] ?? {})).toEqual(['Q#', ...LETTERS])
    expect(Object.keys(profiles[0] ?? {})).toEqual([
      'Sandwich',
      'Hero Image',
      'Share Image',
      'You Are:',
      'Description',
      'Lower Bound',
      'Upper Bound',
    ])
  })

  test('shares in these words, and has a fixed picture for where there is no result (L25, L26)', () => {
    expect(block.shareText).toBe('What Sandwich are you? I got the {sandwich}')
    expect(props.shareImage).toMatch(/\.jpg$/)
    expect(readFileSync('pages/media/quiz/share/quiz.svg', 'utf8')).toMatch(
      /viewBox="0 0 1200 630"/,
    )
  })
})

describe('without script', () => {
  test('the start is whole, and its button opens a panel that says what to do instead (B18, L2)', () => {
    expect(page.querySelector('h1')?.textContent).toBe('What sandwich are you?')
    expect(page.querySelectorAll('sb-island li img')).toHaveLength(6)
    const button = page.querySelector('sb-island button')
    expect(button?.textContent).toBe('Start Quiz')
    const panel = page.querySelector('[popover]')
    expect(button?.getAttribute('popovertarget')).toBe(panel?.id)
    expect(panel?.textContent).toContain('JavaScript')
    expect(panel?.querySelectorAll('li')).toHaveLength(8)
  })
})

describe('the island', () => {
  test('says that something went wrong in any view it does not know, and restarts from there (L7, O)', async () => {
    const { text, wait, press } = await mount({ view: 'elsewhere' })
    expect(text()).toContain('Something went wrong')
    await press('Restart')
    await wait(500)
    expect(text()).toContain('Start Quiz')
  })

  test('the start shows each picture that its author puts in the place of another', async () => {
    const { root, change } = await mount({})
    const [first, ...others] = props.results
    const shown = () => [...root.querySelectorAll('li img')].map((img) => img.getAttribute('alt'))
    await change({
      results: [{ ...first!, picture: { src: 'media/New_one.png', url: '' } }, ...others],
    })
    expect(shown()).toHaveLength(6)
    expect(shown()).toContain('New one')
    await change({ results: others.slice(0, 2) })
    expect(shown()).toHaveLength(2)
  })

  test('shows nothing for a score without a profile, and says so in the console (L15, T4)', async () => {
    const nobody = {
      ...props.sheets!,
      profiles: props.sheets!.profiles.map((row) => ({
        ...row,
        'Lower Bound': 900,
        'Upper Bound': 901,
      })),
    }
    const { text } = await mount({ sheets: nobody, places: [], view: 'result' })
    expect(text()).toBe('')
    expect(said).toEqual(['No profile of the quiz holds the score 0.'])
  })

  test('shows a result that is named like what every object has', async () => {
    const odd = {
      ...props.sheets!,
      profiles: props.sheets!.profiles.map((row) => ({
        ...row,
        Sandwich: 'constructor',
        'Lower Bound': 0,
        'Upper Bound': 0,
      })),
    }
    const { text } = await mount({ sheets: odd, places: [], view: 'result' })
    expect(text()).toContain('constructor')
  })

  test('starts at once with the set it carries while the sheets have not come (L22, L24, D28)', async () => {
    const { text, wait, press } = await mount({})
    await press('Start Quiz')
    await wait(500)
    expect(text()).toContain('1 of 7')
    expect(text()).not.toContain('Loading questions...')
  })

  test('where it carries none, it says that it loads until the sheets come (L22)', async () => {
    const rows = [props.sheets!.questions, props.sheets!.scoring, props.sheets!.profiles]
    const fetch = (url: string) =>
      new Promise((resolve) => {
        const index = props.places[0]!.indexOf(url)
        setTimeout(() => resolve(Response.json(rows[index])), 2000)
      })
    const { text, wait, press } = await mount({ sheets: null }, fetch)
    await press('Start Quiz')
    await wait(500)
    expect(text()).toContain('Loading questions...')
    await wait(3000)
    expect(text()).toContain('1 of 7')
  })

  test('where it carries none and nothing comes, it says so and tries again when asked (L24, D28, T2)', async () => {
    let asked = 0
    const fetch = async () => {
      asked += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      return new Response('', { status: 404, statusText: 'Not Found' })
    }
    const { text, wait, press } = await mount({ sheets: null }, fetch)
    await press('Start Quiz')
    await wait(1000)
    expect(text()).toContain('Something went wrong')
    expect(said[0]).toBe(`Error fetching ${props.places[0]![0]}: 404 Not Found`)
    expect(asked).toBe(6)
    await press('Try again')
    expect(text()).toContain('Loading questions...')
    await wait(1000)
    expect(asked).toBe(12)
  })

  test('a set that comes after the start waits for the next start: sets are never mixed (L24)', async () => {
    const rows = [
      props.sheets!.questions.slice(0, 1),
      props.sheets!.scoring,
      props.sheets!.profiles,
    ]
    const fetch = (url: string) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(Response.json(rows[props.places[0]!.indexOf(url)])), 2000),
      )
    const { text, wait, press } = await mount({}, fetch)
    await press('Start Quiz')
    await wait(500)
    expect(text()).toContain('1 of 7')
    await wait(3000)
    expect(text()).toContain('1 of 7')
  })
})

test('a picture of a sheet comes from this site or from a host that is listed', () => {
  const hosts = ['pics.example', '*.cdn.example']
  const url = (name: string) => findPicture(name, [], hosts)?.url
  expect(url('/assets/a.png')).toBe('/assets/a.png')
  expect(url('https://pics.example/a.png')).toBe('https://pics.example/a.png')
  expect(url('https://eu.cdn.example/a.png')).toBe('https://eu.cdn.example/a.png')
  for (const other of ['https://cdn.example/a', 'http://pics.example/a', '//pics.example/a', 'a'])
    expect(url(other)).toBeUndefined()
})
