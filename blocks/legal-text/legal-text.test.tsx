import { expect, test } from 'vitest'

import type { LegalTextProps } from '#schema/types.ts'
import { blockDrawer } from '#tests/contract/block-drawer.tsx'

import example from './example.json' with { type: 'json' }
import { LegalText } from './LegalText.tsx'

const document = blockDrawer(LegalText, example)

const section = (part: LegalTextProps['sections'][number]['parts'][number]): string =>
  document({ sections: [{ id: 'only', heading: 'Only', parts: [part] }] })

test('every row of the list leads to a heading, in the order of the document (Q1)', () => {
  const html = document()
  const links = [...html.matchAll(/<li><a href="#([^"]+)"[^>]*>(.*?)<\/a>/g)]
  const headings = [...html.matchAll(/<h2 id="([^"]+)"[^>]*>.*?<\/span> (.*?)<\/h2>/g)]
  expect(links.map(([, anchor, words]) => [anchor, words])).toEqual([
    ['table', 'At the table'],
    ['paying', 'Who pays'],
  ])
  expect(headings.map(([, anchor, words]) => [anchor, words])).toEqual(
    links.map(([, anchor, words]) => [anchor, words]),
  )
})

test('sections are numbered, and the number is read with the heading', () => {
  const numbers = [...document().matchAll(/<h2 [^>]*><span [^>]*>(\d+)<\/span>/g)]
  expect(numbers.map(([, number]) => number)).toEqual(['1', '2'])
})

test('the date is written in words for people and in digits for programs', () => {
  expect(document()).toContain(
    'In force from <time dateTime="2025-09-30">September 30, 2025</time>',
  )
  expect(document({ date: '2024-02-29' })).toContain('February 29, 2024')
})

test('a document without a date has no empty line', () => {
  expect(document({ date: undefined })).not.toContain('In force from')
})

test('a sub-head with an anchor is a place to link to', () => {
  expect(section({ subhead: 'Refunds', id: 'refunds' })).toContain('<h3 id="refunds"')
})

test('links and strong words work in paragraphs, rows, answers and cells', () => {
  const marked = 'See **this** and [that](#only).'
  const shown = /See <strong>this<\/strong> and <a href="#only"[^>]*>that<\/a>\./
  for (const part of [
    { text: [marked] },
    { list: [marked] },
    { facts: [{ label: 'Where', answer: marked }] },
    {
      table: {
        head: ['A', 'B'],
        rows: [['x', marked]],
      },
    },
  ])
    expect(section(part)).toMatch(shown)
})

test('words that look like HTML stay words', () => {
  expect(section({ text: ['<script>alert(1)</script>'] })).not.toContain('<script>')
})

test('the first cell of a row is its heading, and wide tables name each cell for phones', () => {
  const table = (head: string[], row: string[]): string => section({ table: { head, rows: [row] } })
  const html = table(['What', 'Notice', 'Points'], ['You cancel', 'None', 'Gone'])
  expect(html).toContain('scope="row">You cancel</th>')
  expect(html).toMatch(/data-head="Notice">None<.*data-head="Points">Gone</)
  expect(table(['Word', 'Meaning'], ['You', 'Who reads'])).not.toContain('data-head')
})
