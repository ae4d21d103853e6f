import { expect, test } from 'vitest'

import type { Block } from '#schema/types.ts'
import { plainWords } from '#studio/canvas/writing/plain-words.ts'
import { type Next, settingWriter } from '#studio/canvas/writing/setting-writer.ts'
import { takeUp } from '#studio/save/follow.ts'
import { file, openStudio } from '#tests/studio/open-studio.ts'

const id = 'set/home.json'
const page = (...text: string[]) => ({
  route: '/',
  blocks: [{ type: 'text-band', id: 'soup', heading: 'Soup', text }],
})

/** Somebody who writes on the page at a pointer of its only block. */
function written(pointer: string, ...text: string[]) {
  const store = openStudio({ [id]: page(...text) }, id)
  const block = page(...text).blocks[0] as unknown as Block
  const words = plainWords(block, pointer)
  if (!words) throw new Error('These are plain words.')
  const went: Next[] = []
  const writer = settingWriter(store, id, block, pointer, words, (next) => went.push(next))
  return {
    ...writer,
    went,
    said: () => store.getState().said?.text,
    all: () => (store.getState().values[id] as ReturnType<typeof page>).blocks[0]?.text,
    text: () => (store.getState().values[id] as ReturnType<typeof page>).blocks[0]?.text[0],
    others: (text: string) => takeUp(store, { [id]: file(page(text)) }),
  }
}

test('letters are counted as readers count them: a picture is one', () => {
  const { words: write, said } = written('/heading')
  write('🥪'.repeat(60))
  expect(said()).toBe('')
  write('🥪'.repeat(61))
  expect(said()).toBe('Heading can have up to 60 characters.')
})

test('a link is put into the words that were selected, and never over those of others', () => {
  const { toLink, text, said, others } = written('/text/0', 'Soup of the day.')
  const late = toLink(0, 4)
  others('What a colleague wrote.')
  late?.put('[Soup](/soup) of the day.')
  expect(text()).toBe('What a colleague wrote.')
  expect(said()).toBe('Text 1 changed in the meantime. Select the words there again.')
  toLink(0, 4)?.put('[What](/soup) a colleague wrote.')
  expect(text()).toBe('[What](/soup) a colleague wrote.')
})

test('a line goes on at the end of the one before, with its words and marks, and a space between', () => {
  const soup = written('/text/1', 'Hot **soup**.', 'And no bowl.', 'End.')
  expect(soup.join('And no [bowl](x).')).toBe(true)
  expect(soup.all()).toEqual([String.raw`Hot **soup**. And no \[bowl\](x).`, 'End.'])
  expect(soup.went).toEqual([{ pointer: '/text/0', caret: 'Hot soup. '.length }])
  const empty = written('/text/1', 'Soup.', '')
  expect(empty.join('')).toBe(true)
  expect([empty.all(), empty.went]).toEqual([['Soup.'], [{ pointer: '/text/0', caret: 5 }]])
  expect(written('/text/0', 'Soup.', 'Bread.').join('Soup.')).toBe(false)
  expect(written('/heading').join('Soup')).toBe(false)
})
