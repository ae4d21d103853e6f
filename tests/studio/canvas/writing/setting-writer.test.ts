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
  const block = () => (store.getState().values[id] as ReturnType<typeof page>).blocks[0]
  const went: Next[] = []
  const at = (pointer: string) => {
    const drawn = block() as unknown as Block
    const words = plainWords(drawn, pointer)
    if (!words) throw new Error('These are plain words.')
    return settingWriter(store, id, drawn, pointer, words, (next) => went.push(next))
  }
  return {
    ...at(pointer),
    went,
    /** The same author, who goes on there. */
    at,
    undo: () => store.getState().travel('undo'),
    redo: () => store.getState().travel('redo'),
    said: () => store.getState().said?.text,
    all: () => block()?.text,
    text: () => block()?.text[0],
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

test('Enter and Escape cancel out: the first undo is about the words', () => {
  const soup = written('/text/0', 'Soup.')
  soup.words('Soup. Hot. ')
  soup.split('Soup. Hot. ', '')
  soup.at('/text/1').leave(false)
  expect(soup.all()).toEqual(['Soup. Hot. '])
  expect(soup.redo()).toBe(false)
  soup.undo()
  expect(soup.all()).toEqual(['Soup.'])
  expect(soup.undo()).toBe(false)
})

test('words that Escape took with their line come back with it, in one step', () => {
  const soup = written('/text/0', 'Soup.')
  soup.split('Soup.', '')
  const next = soup.at('/text/1')
  next.words('Bread.')
  next.leave(false)
  expect([soup.all(), soup.said()]).toEqual([['Soup.'], 'Text 2 is as it was.'])
  soup.undo()
  expect(soup.all()).toEqual(['Soup.', 'Bread.'])
})

test('an empty line that was there before goes in a step of its own', () => {
  const soup = written('/text/1', 'Soup.', '', 'End.')
  soup.at('/text/2').words('The end.')
  soup.leave(true)
  expect(soup.all()).toEqual(['Soup.', 'The end.'])
  soup.undo()
  expect(soup.all()).toEqual(['Soup.', '', 'The end.'])
})
