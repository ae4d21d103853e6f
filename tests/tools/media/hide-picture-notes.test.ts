import sharp from 'sharp'
import { expect, test } from 'vitest'

import { hidePictureNotes } from '#tools/media/hide-picture-notes.ts'

const note = (code: number, words: string): Buffer =>
  Buffer.from(`\u00FF${String.fromCharCode(code, 0, words.length + 2)}${words}`, 'latin1')

test('notes of a JPEG that its decoder does not tell are left out, and so is what a phone puts behind it', async () => {
  const taken = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#a52' } })
    .withIccProfile('p3')
    .withExifMerge({ IFD0: { Artist: 'Jane Doe' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const hidden = await hidePictureNotes(
    Buffer.concat([
      taken.subarray(0, 2),
      note(0xe1, 'Exif\0\0MM\0*\0\0\0\u0008\0\0'),
      note(0xe1, 'http://ns.adobe.com/xmp/extension/\0Jane Doe'),
      note(0xfe, 'Jane Doe, 40.7 -74.0'),
      taken.subarray(2),
      taken,
    ]),
  )
  expect([taken.includes('Jane Doe'), hidden.includes('Jane Doe')]).toEqual([true, false])
  const [old, shown] = await Promise.all([taken, hidden].map((one) => sharp(one).raw().toBuffer()))
  expect(shown?.equals(old ?? Buffer.of())).toBe(true)
  expect((await sharp(hidden).metadata()).icc).toEqual((await sharp(taken).metadata()).icc)
  expect(await hidePictureNotes(hidden)).toEqual(hidden)
})

/** A part of a WebP, which RFC 9649 calls a chunk. */
const chunk = (kind: string, words: string): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(words.length)
  return Buffer.concat([
    Buffer.from(kind),
    size,
    Buffer.from(words.padEnd(words.length + (words.length % 2), '\0')),
  ])
}

test('a WebP keeps its picture, and none of the parts that say who made it and where', async () => {
  const made = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#a52' } })
    .withIccProfile('p3')
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Jane Doe</x:xmpmeta>')
    .webp({ lossless: true })
    .toBuffer()
  const credits = chunk('C2PA', 'Jane Doe!')
  const taken = Buffer.concat([made, credits])
  taken.writeUInt32LE(taken.length - 8, 4)
  const hidden = await hidePictureNotes(Buffer.concat([taken, Buffer.from('Jane Doe')]))
  expect([taken.includes('Jane Doe'), hidden.includes('Jane Doe')]).toEqual([true, false])
  const [old, shown] = await Promise.all([made, hidden].map((one) => sharp(one).raw().toBuffer()))
  expect(shown?.equals(old ?? Buffer.of())).toBe(true)
  const { icc, xmp } = await sharp(hidden).metadata()
  expect([icc, xmp]).toEqual([(await sharp(made).metadata()).icc, undefined])
  expect(hidden.readUInt32LE(4)).toBe(hidden.length - 8)
  expect(await hidePictureNotes(hidden)).toEqual(hidden)
})

test('a PNG keeps no part that is none of the standard', async () => {
  const made = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#a52' } })
    .png()
    .toBuffer()
  const credits = Buffer.from('\0\0\0\u0008caBXJane Doe\0\0\0\0', 'latin1')
  const end = made.length - 12
  const taken = Buffer.concat([made.subarray(0, end), credits, made.subarray(end)])
  expect(await hidePictureNotes(taken)).toEqual(made)
})
