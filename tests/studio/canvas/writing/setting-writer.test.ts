import fc from 'fast-check'
import { expect, test, vi } from 'vitest'

import type { Block } from '#schema/types.ts'
import { plainWords } from '#studio/canvas/writing/plain-words.ts'
import { type Next, settingWriter } from '#studio/canvas/writing/setting-writer.ts'
import { takeUp } from '#studio/save/follow.ts'
import { BURST_MS } from '#studio/state/history.ts'
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
  let session = { steps: 0 }
  const at = (pointer: string) => {
    const drawn = block() as unknown as Block
    const words = plainWords(drawn, pointer)
    if (!words) throw new Error('These are plain words.')
    const goOn = (next: Next): void => void went.push(next)
    return settingWriter(store, { page: id, block: drawn, pointer, words, session, goOn })
  }
  return {
    ...at(pointer),
    went,
    /** The same author, who goes on there. */
    at,
    /** The same author, who had left and begins there anew. */
    again(pointer: string) {
      session = { steps: store.getState().history.past.length }
      return at(pointer)
    },
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

/** An author who writes at the end of lines, and goes on in whatever line a key leads to. */
function author(...lines: string[]) {
  const soup = written('/text/0', ...lines)
  let writer = soup.at('/text/0')
  let pointer = '/text/0'
  const now = (): string => soup.all()?.[Number(pointer.split('/')[2])] ?? ''
  const goingOn = (act: () => unknown): void => {
    const before = soup.went.length
    act()
    const next = soup.went[before]
    if (!next) return
    pointer = next.pointer
    writer = soup.at(pointer)
  }
  let count = 0
  return {
    all: () => soup.all() ?? [],
    go: {
      type: () => writer.words(`${now()} w${(count += 1)}`.trim()),
      enter: () => goingOn(() => writer.split(now(), '')),
      join: () => goingOn(() => writer.join(now())),
      undo: () => goingOn(() => writer.travel('undo')),
      redo: () => goingOn(() => writer.travel('redo')),
      leave: () => {
        writer.leave(true)
        pointer = '/text/0'
        writer = soup.again(pointer)
      },
    },
    escape: () => writer.leave(false),
  }
}

type Key = keyof ReturnType<typeof author>['go']

/** The lines after these keys, a pause between them, and then Escape; with those before it. */
function escaped(keys: readonly Key[]): { before: readonly string[]; after: readonly string[] } {
  const { go, all, escape } = author('Soup.')
  vi.useFakeTimers()
  for (const key of keys) {
    vi.advanceTimersByTime(BURST_MS)
    go[key]()
  }
  const before = all()
  escape()
  vi.useRealTimers()
  return { before, after: all() }
}

test.each<[string, readonly Key[], readonly string[]]>([
  ['all undone', ['type', 'enter', 'type', 'join', 'undo', 'undo', 'undo', 'undo'], ['Soup.']],
  ['an undone join', ['type', 'enter', 'type', 'join', 'undo'], ['Soup. w1', 'w2']],
  ['an undone Enter', ['type', 'enter', 'undo'], ['Soup.']],
  ['what was done again', ['type', 'enter', 'undo', 'undo', 'redo'], ['Soup.']],
  ['a line that came again', ['enter', 'type', 'undo', 'undo', 'redo', 'redo'], ['Soup.']],
  ['an Enter of now, not the words of before', ['type', 'leave', 'enter', 'undo'], ['Soup. w1']],
  ['words of before that were undone', ['type', 'leave', 'type', 'undo', 'undo'], ['Soup.']],
  ['words of before that came again', ['type', 'leave', 'undo', 'redo', 'type'], ['Soup. w1']],
  ['other words in their place', ['type', 'leave', 'undo', 'type', 'enter', 'undo'], ['Soup.']],
])('Escape takes back what was written here, with undo before it: %s', (_, keys, lines) => {
  expect(escaped(keys).after).toEqual(lines)
})

test('Escape never puts words back, whatever was written and undone before', () => {
  const keys: readonly Key[] = ['type', 'enter', 'join', 'undo', 'redo', 'leave']
  const wordsOf = (lines: readonly string[]): string[] => lines.join(' ').split(' ').toSorted()
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...keys), { maxLength: 14 }), (pressed) => {
      const { before, after } = escaped(pressed)
      const there = wordsOf(before)
      expect(wordsOf(after).filter((word) => !there.includes(word))).toEqual([])
    }),
  )
})
