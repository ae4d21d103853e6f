import { expect, test } from 'vitest'

import { blockShowing, shownPage } from '#studio/canvas/shown-page.ts'
import { opened } from '#studio/state/documents.ts'
import { realFiles } from '#tests/studio/open-studio.ts'

const values = opened(
  Object.fromEntries(Object.entries(realFiles()).map(([id, text]) => [id, { text, hash: '' }])),
)

/** `shows('content/menu', 'multi-location/home')`: the page shown for it, after that page. */
function shows(document: string, last = ''): string {
  return shownPage(values, `${document}.json`, last && `${last}.json`).replace(/\.json$/, '')
}

test('a page shows itself', () =>
  expect(shows('multi-location/contact', 'multi-location/home')).toBe('multi-location/contact'))

test('the header of a set shows on the page of that set that was open', () => {
  expect(shows('multi-location/chrome', 'multi-location/contact')).toBe('multi-location/contact')
  expect(shows('single-counter/chrome', 'multi-location/contact')).toBe('single-counter/home')
})

test('content shows on a page that has it', () => {
  expect(shows('content/quiz/questions', 'multi-location/home')).toBe('shared/quiz')
  expect(shows('content/menu', 'single-counter/menu')).toBe('single-counter/menu')
  expect(shows('content/menu', 'shared/terms')).toBe('single-counter/menu')
  expect(shows('content/locations', 'multi-location/home')).toBe('multi-location/home')
})

test('what is on every page leaves the page that was open', () =>
  expect(shows('site', 'multi-location/contact')).toBe('multi-location/contact'))

test('a page that is gone is not shown', () =>
  expect(shows('site', 'multi-location/gone')).not.toBe('multi-location/gone'))

test('the block that shows a document is told what of it is edited', () => {
  expect(blockShowing(values['shared/quiz.json'], 'content/quiz/profiles.json')).toBe(
    (values['shared/quiz.json'] as { blocks: { type: string; id: string }[] }).blocks.find(
      ({ type }) => type === 'quiz',
    )?.id,
  )
  expect(blockShowing({ blocks: 7 }, 'content/menu.json')).toBeUndefined()
})
