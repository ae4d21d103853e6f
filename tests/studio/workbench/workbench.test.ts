// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'

import type { Finding } from '#engine/finding.ts'
import { shownKeys } from '#studio/actions/shown-keys.ts'
import { choicesOf, chosenBy } from '#studio/command-palette/choices.ts'
import { deleteBlocks } from '#studio/commands/delete-blocks.ts'
import { goTo } from '#studio/status/go-to.ts'
import { counted } from '#studio/status/problems.ts'
import { previewAddress } from '#studio/top-bar/preview-address.ts'
import { openStudio, realFiles } from '#tests/studio/open-studio.ts'

const HOME = 'multi-location/home.json'
const studio = () => openStudio(realFiles(), HOME)

describe('the command palette', () => {
  const found = (words: string): string[] =>
    chosenBy(words, choicesOf(studio().getState())).map(({ title, fact }) =>
      `${title} ${fact}`.trim(),
    )
  test('finds pages by their set and their name', () =>
    expect(found('to go home')).toEqual(['Home To Go']))
  test('finds blocks of the page, and what pages share', () => {
    expect(found('faves')).toEqual(['Faves faves'])
    expect(found('locations')).toContain('Locations')
    expect(found('header')).toEqual(['Header and footer, For Here', 'Header and footer, To Go'])
    expect(found('quiz prof')).toEqual(['Quiz profiles'])
  })
  test('finds what is done with a page by the words that people have for it', () => {
    for (const [words, title] of [
      ['compare sets', 'All pages Alt+Shift+P'],
      ['new page', 'New page'],
      ['create page', 'New page'],
      ['rename', 'Rename this page'],
      ['rename', 'Give this page another address'],
      ['delete page', 'Delete this page'],
      ['copy page', 'Duplicate this page'],
      ['copy page to go', 'Duplicate this page into To Go'],
      ['description', 'Page settings'],
      ['draft', 'Page settings'],
    ] as const)
      expect(found(words), words).toContain(title)
  })
  test('finds what pages share by its settings, and what is in it by its words', () => {
    expect(found('price')).toContain('Menu')
    expect(found('hours')).toContain('Locations')
    expect(found('baron')).toContain('The Baron Menu')
    const store = studio()
    const choices = choicesOf(store.getState())
    chosenBy('baron', choices).at(-1)?.run(store.getState())
    const { page, view } = store.getState()
    expect([page, view.entry?.document]).toEqual(['content/menu.json', 'content/menu.json'])
    expect(chosenBy('', choices).length).toBeLessThan(90)
  })
  test('shows what cannot be done last, with the reason', () => {
    const things = choicesOf(studio().getState()).filter(({ group }) => group === 'Do')
    const first = things.findIndex(({ refused }) => refused !== undefined)
    expect(first).toBeGreaterThan(0)
    expect(things.slice(first).every(({ refused }) => refused !== undefined)).toBe(true)
    expect(things.find(({ id }) => id === 'duplicate')?.refused).toBe('Select a block first.')
  })
  test('selects the block it goes to, and opens the page', () => {
    const store = studio()
    const run = (words: string): void =>
      chosenBy(words, choicesOf(store.getState()))[0]?.run(store.getState())
    run('faves')
    expect(store.getState().selection.blocks).toEqual(['faves'])
    run('to go menu page')
    expect(store.getState().page).toBe('single-counter/menu.json')
  })
  test('copies the open page to the only other set, and says why there is none for a shared one', () => {
    const store = studio()
    const copy = () => choicesOf(store.getState()).find(({ id }) => id === 'page-copy-to-set')
    copy()?.run(store.getState())
    const task = { kind: 'new', set: 'single-counter', from: HOME }
    expect(store.getState().view.pageTask).toEqual(task)
    store.getState().open('shared/terms.json')
    expect(copy()?.refused).toBe('This needs exactly one other set to copy to.')
  })
  test('offers nothing among all pages that is done with one of them, or stands on it', () => {
    const store = studio()
    store.getState().look({ screen: 'pages' })
    const choices = choicesOf(store.getState())
    expect(choices.find(({ id }) => id === 'page-delete')?.refused).toBe(
      'Open the page first, or use its menu in the list.',
    )
    expect(choices.find(({ id }) => id === 'page-new')?.refused).toBeUndefined()
    expect(choices.filter(({ group }) => group === 'Go to a block')).toEqual([])
  })
  test('names a block before what was done with it', () => {
    const store = studio()
    store.getState().select({ blocks: ['faves'], pointer: '' })
    store.getState().run(deleteBlocks, undefined)
    store.getState().travel('undo')
    const titles = chosenBy('faves', choicesOf(store.getState())).map(({ title }) => title)
    expect(titles).toEqual(['Faves', 'Redo: Delete Faves'])
  })
})

describe('keys are shown', () => {
  test('as a keyboard has them', () => {
    expect(shownKeys('Mod+Shift+z', false)).toBe('Ctrl+Shift+Z')
    expect(shownKeys('Alt+ArrowUp', false)).toBe('Alt+↑')
    expect(shownKeys('Mod+Shift+z', true)).toBe('⌘⇧Z')
    expect(shownKeys('?', false)).toBe('?')
    // ⌘ and the space bar never come to a page: a Mac opens its search.
    expect(shownKeys('Ctrl+Space', true)).toBe('⌃Space')
  })
})

describe('going to a problem', () => {
  const go = (file: string, pointer: string) => {
    const store = studio()
    store.getState().select({ blocks: ['faves'], pointer: '' })
    goTo(store, { file, pointer, remedy: 'Do this.' } as Finding)
    const { page, selection, fieldAsked, said } = store.getState()
    return { page, selection, fieldAsked, said: said.text }
  }
  test('opens its page, selects its block and asks for the field', () => {
    const there = go('pages/multi-location/contact.json', '/blocks/1/rows/0/title')
    expect(there.page).toBe('multi-location/contact.json')
    expect(there.selection).toEqual({ blocks: ['contact'], pointer: '/rows/0/title' })
    expect(there.fieldAsked).toBe(1)
  })
  test('opens other documents at their place', () => {
    const there = go('pages/content/menu.json', '/sections/0')
    expect(there.page).toBe('content/menu.json')
    expect(there.selection).toEqual({ blocks: [], pointer: '/sections/0' })
  })
  test('says what to do where nothing can be opened', () => {
    const there = go('blocks/faves/example.json', '/heading')
    expect(there.page).toBe(HOME)
    expect(there.said).toBe('blocks/faves/example.json can’t be opened here. Do this.')
  })
})

test('problems and tips are counted apart', () => {
  const findings = ['error', 'warning', 'error'].map((severity) => ({ severity }) as Finding)
  expect(counted({ ...openStudio({}, HOME).getState(), findings })).toEqual({ errors: 2, tips: 1 })
})

describe('the address of a page', () => {
  const { values } = studio().getState()
  test('is its own in the live set, and below the archive in the other', () => {
    expect(previewAddress(values, 'multi-location/contact.json')).toEqual({
      address: '/contact',
      isDraft: false,
    })
    expect(previewAddress(values, 'single-counter/menu.json')).toHaveProperty('address')
    expect(previewAddress(values, 'shared/terms.json')).toHaveProperty('address')
  })
  test('of a draft names its file, without which nobody gets it', () => {
    const over = { [HOME]: { route: '/', status: 'draft' } }
    expect(previewAddress({ ...values, ...over }, HOME)).toEqual({
      address: '/?draft=multi-location%2Fhome.json',
      isDraft: true,
    })
  })
  test.each([
    ['site.json', {}, 'This isn’t a page, so it has no address of its own.'],
    [HOME, { [HOME]: { route: 7 } }, 'This page has no address.'],
    [HOME, { [HOME]: null }, 'This isn’t a page'],
    ['other/x.json', { 'other/x.json': { route: '/x' } }, 'This set isn’t live'],
  ])('is missing for %s of %j', (id, over, problem) => {
    expect(previewAddress({ ...values, ...over }, id)).toEqual({
      problem: expect.stringContaining(problem) as string,
    })
  })
})
