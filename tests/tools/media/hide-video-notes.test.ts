import { expect, test } from 'vitest'

import { hideVideoNotes } from '#tools/media/hide-video-notes.ts'

const word = (value: number): Buffer => Buffer.from(value.toString(16).padStart(8, '0'), 'hex')
const words = (...values: readonly number[]): Buffer => Buffer.concat(values.map(word))
const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([word(content.length + 8), Buffer.from(type), content])
}

const WHEN = 0xe1_23_45_67
const dates = words(0, WHEN, WHEN, 1000)

/** A track whose samples of these sizes are three to a chunk at the first of the places, then one. */
const track = (handler: string, sizes: readonly number[], chunks: readonly number[]): Buffer =>
  box(
    'trak',
    box('tkhd', dates),
    box(
      'mdia',
      box('mdhd', Buffer.from([1, 0, 0, 0]), words(0, WHEN, 0, WHEN, 1000)),
      box('hdlr', words(0, 0), Buffer.from(handler)),
      box(
        'minf',
        box(
          'stbl',
          box('stsz', words(0, 0, sizes.length, ...sizes)),
          box('stsc', words(0, 2, 1, 3, 1, 2, 1, 1)),
          box('stco', words(0, chunks.length, ...chunks)),
        ),
      ),
    ),
  )

test.each(['meta', 'tmcd'])(
  'an MP4 says neither when it was taken nor, in a track of %s, which way its camera was carried',
  (kind) => {
    const said = Buffer.from('PICTURE 40.7,-74.0 SOUND 40.8,-74.1 PICTURE')
    const film = (at: number): Buffer =>
      box(
        'moov',
        box('mvhd', dates),
        track('vide', [8, 8], [at, at + 36]),
        track(kind, [4, 1, 6, 10], [at + 8, at + 25]),
      )
    const head = box('ftyp', Buffer.from('isom'))
    const at = head.length + film(0).length + 8
    const taken = Buffer.concat([head, film(at), box('mdat', said)])
    const hidden = hideVideoNotes(taken)

    expect(hidden).toHaveLength(taken.length)
    expect(taken.includes(word(WHEN))).toBe(true)
    expect(hidden.includes(word(WHEN))).toBe(false)
    expect(hidden.subarray(at).toString()).toBe(
      `PICTURE ${'\0'.repeat(11)}SOUND ${'\0'.repeat(10)} PICTURE`,
    )
    expect(hidden.includes('vide')).toBe(true)
    expect(hidden.includes(kind)).toBe(false)
  },
)

test('a film that says it has more than there is loses nothing else', () => {
  const head = box('ftyp', Buffer.from('isom'))
  const film = box('moov', track('meta', [2, 2, 4000], [4000, 4000]))
  const taken = Buffer.concat([head, film, box('mdat', Buffer.from('PICTURE'))])
  expect(hideVideoNotes(taken).subarray(-7).toString()).toBe('PICTURE')
  const cut = taken.subarray(0, -20)
  expect(hideVideoNotes(cut)).toEqual(cut)
})

test('a film in fragments says nothing in them either', () => {
  const note = box('udta', Buffer.from('+40.7-074.0/'))
  const fragment = box('moof', note, box('traf', box('tfhd', words(0, 1)), note))
  const taken = Buffer.concat([box('moov'), fragment, box('mdat', Buffer.from('PICTURE'))])
  const hidden = hideVideoNotes(taken)
  expect(hidden).toHaveLength(taken.length)
  expect(hidden.includes('+40.7')).toBe(false)
  expect(hidden.subarray(-7).toString()).toBe('PICTURE')
})
