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
