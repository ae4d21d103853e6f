// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { pointedAt } from '#studio/canvas/frame/pointed-at.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** What is meant at a place where these elements lie, the one on top first; each is named by its class. */
function meant(layers: string): string {
  document.body.innerHTML = `<section data-block id="block" style="color: rgb(0, 0, 0)">${layers}</section>`
  const all = [...document.querySelectorAll('#block > *, #block')]
  const [block = document.body, ...rest] = all
  document.elementsFromPoint = () => [...rest, block]
  // No layout here: all words are where somebody points.
  const rect = { left: 0, right: 100, top: 0, bottom: 100 } as DOMRect
  vi.spyOn(Range.prototype, 'getClientRects').mockReturnValue([rect] as unknown as DOMRectList)
  for (const element of all)
    element.checkVisibility = () => (element as HTMLElement).style.opacity !== '0'
  const event = { target: rest[0], clientX: 50, clientY: 50 } as unknown as MouseEvent
  const { className, id } = pointedAt(document, event)
  return className || id
}

test('words are meant before a picture that lies over them', () => {
  expect(meant('<img class="art"><h1 class="words">Get your mitts on it!</h1>')).toBe('words')
  expect(meant('<div class="art"></div><img class="photo"><p class="words">Hi</p>')).toBe('words')
})

test('a picture with no words under it is meant, also below what is see-through', () => {
  expect(meant('<img class="art"><h1 class="words"> </h1>')).toBe('art')
  expect(meant('<a class="whole"></a><img class="art">')).toBe('art')
})

test('words that nobody sees are not meant', () => {
  expect(meant('<p class="gone" style="opacity: 0">Thanks!</p><h2 class="words">Hi</h2>')).toBe(
    'words',
  )
  expect(
    meant('<p class="clear" style="color: rgba(0, 0, 0, 0)">Thanks!</p><img class="art">'),
  ).toBe('art')
})

test('what covers the words is meant itself', () => {
  const words = '<h2 class="words">Hi</h2>'
  expect(meant(`<div class="bar" style="background-color: rgb(9, 9, 9)"></div>${words}`)).toBe(
    'bar',
  )
  expect(meant(`<div class="photo" style="background-image: url(a.png)"></div>${words}`)).toBe(
    'photo',
  )
  expect(meant(`<button class="button"></button>${words}`)).toBe('button')
  expect(
    meant(`<div class="clear" style="background-color: rgba(0, 0, 0, 0)"></div>${words}`),
  ).toBe('words')
})

test('where nothing is to be seen, what is on top is meant', () =>
  expect(meant('<div class="space"></div>')).toBe('space'))
