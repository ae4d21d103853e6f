import { expect, test } from 'vitest'

import { shownCharacters } from '#tools/build/shown-characters.ts'

const theme = {
  fonts: { text: {}, marker: {} },
  type: { text: { font: 'text' }, marker: { font: 'marker' } },
} as never

/** A page with the rules of both type styles and this body. */
const page = (body: string, css = '') =>
  `<style>.t-text{font-family:var(--font-text)}.t-marker{font-family:var(--font-marker)}${css}</style>${body}`

test('a font keeps the letters that its type styles were seen to set, in both cases', () =>
  expect(
    shownCharacters(
      [page('<p class="a t-marker">Be <b>bad</b> &amp; 5&#x27;s</p><p class="t-text">xyz</p>')],
      theme,
      'en',
    )['marker'],
  ).toBe(" &'5ABDESabdes"))

test('letters are raised as the language does', () =>
  expect(shownCharacters([page('<p class="t-marker">bir</p>')], theme, 'tr')['marker']).toContain(
    'İ',
  ))

test('an element ends where those of its name inside of it have ended', () =>
  expect(
    shownCharacters(
      [
        page(
          '<span class="t-marker"><span>a</span><span class="x"/>zq</span><span>b</span>' +
            '<input class="t-marker"/><p>c</p>',
        ),
      ],
      theme,
      'en',
    )['marker'],
  ).toBe('AQZaqz'))

test('letters of all pages count', () =>
  expect(
    shownCharacters(
      [page('<p class="t-marker">a</p>'), page('<p class="t-marker b">c</p>')],
      theme,
      'en',
    )['marker'],
  ).toBe('ACac'))

test('a font that other rules name is not cut', () =>
  expect(
    shownCharacters(
      [page('<p class="t-text">a</p>', 'body{font-family:var(--font-text)}')],
      theme,
      'en',
    ),
  ).not.toHaveProperty('text'))
