import fc from 'fast-check'
import { expect, test } from 'vitest'

import { videoSize } from '#tools/media/video-size.ts'

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
/** A box of an MP4 file. */
const box = (kind: string, ...content: Buffer[]): Buffer => {
  const inner = Buffer.concat(content)
  return Buffer.concat([uint32(inner.length + 8), Buffer.from(kind, 'latin1'), inner])
}
/** `turn` is the a, b, c and d of its matrix. */
const track = (
  width: number,
  height: number,
  [a = 1, b = 0, c = 0, d = 1]: readonly number[] = [],
): Buffer => {
  const matrix = [a, b, 0, c, d, 0, 0, 0, 16_384].map((one) => uint32((one * 65_536) >>> 0))
  const size = [width, height].map((side) => uint32(side * 65_536))
  return box('trak', box('tkhd', Buffer.alloc(40), ...matrix, ...size))
}
const mp4 = (...boxes: Buffer[]): Buffer =>
  Buffer.concat([box('ftyp', Buffer.from('isom')), ...boxes])

/** An element of a WebM file; its length in one byte, or in eight where there is more. */
const element = (id: number[], ...content: Buffer[]): Buffer => {
  const inner = Buffer.concat(content)
  const length =
    inner.length < 127
      ? Buffer.from([0x80 | inner.length])
      : Buffer.concat([Buffer.from([1, 0, 0, 0]), uint32(inner.length)])
  return Buffer.concat([Buffer.from(id), length, inner])
}
const header = element([0x1a, 0x45, 0xdf, 0xa3], Buffer.from('webm'))
const tracks = (...entries: Buffer[]): Buffer =>
  element([0x16, 0x54, 0xae, 0x6b], ...entries.map((entry) => element([0xae], entry)))
const picture = (...sides: number[][]): Buffer =>
  element(
    [0xe0],
    element([0xb0], Buffer.from(sides[0] ?? [])),
    element([0xba], Buffer.from(sides[1] ?? [])),
  )
const segment = [0x18, 0x53, 0x80, 0x67]

test('an MP4 has the size of its picture, wherever its index is', () => {
  expect(videoSize(mp4(box('moov', track(640, 360)), box('mdat')))).toEqual({
    width: 640,
    height: 360,
  })
  expect(
    videoSize(mp4(box('mdat', Buffer.from('tkhd')), box('moov', track(0, 0), track(640, 360)))),
  ).toEqual({ width: 640, height: 360 })
})

test.each([
  ['as it lies', [1, 0, 0, 1], 640, 360],
  ['head down', [-1, 0, 0, -1], 640, 360],
  ['on its right side', [0, 1, -1, 0], 360, 640],
  ['on its left side', [0, -1, 1, 0], 360, 640],
])('an MP4 that was filmed %s has the size that it shows at', (_, turn, width, height) =>
  expect(videoSize(mp4(box('moov', track(640, 360, turn))))).toEqual({ width, height }),
)

test('a WebM has the size of its picture, however it is written', () => {
  const whole = element(
    segment,
    element([0xec], Buffer.alloc(300)),
    tracks(picture([2, 128], [1, 104])),
  )
  expect(videoSize(Buffer.concat([header, whole]))).toEqual({ width: 640, height: 360 })
  expect(
    videoSize(Buffer.concat([header, element(segment, tracks(picture([200], [100])))])),
  ).toEqual({ width: 200, height: 100 })
  const live = Buffer.concat([
    Buffer.from([...segment, 0x01, 255, 255, 255, 255, 255, 255, 255]),
    tracks(picture([200], [100])),
  ])
  expect(videoSize(Buffer.concat([header, live]))).toEqual({ width: 200, height: 100 })
})

test('a file without a picture has no size', () => {
  expect(videoSize(mp4(box('moov', track(0, 0))))).toBeUndefined()
  expect(
    videoSize(Buffer.concat([header, element(segment, tracks(Buffer.from([0x83, 0x81, 2])))])),
  ).toBeUndefined()
  expect(videoSize(Buffer.from('GIF89a, which is neither'))).toBeUndefined()
})

test('a file that ends before its video does has no size', () => {
  const download = mp4(box('moov', track(640, 360)), box('mdat', Buffer.alloc(50)))
  expect(videoSize(download.subarray(0, -1))).toBeUndefined()
  expect(videoSize(Buffer.concat([download, Buffer.alloc(3)]))).toBeDefined()
  const recording = mp4(
    box('mdat', Buffer.alloc(50)),
    box('moov', track(640, 360), Buffer.alloc(9)),
  )
  expect(videoSize(recording)).toBeDefined()
  expect(videoSize(recording.subarray(0, -1))).toBeUndefined()
  const stream = Buffer.concat([download, box('moof', Buffer.alloc(40))])
  expect(videoSize(stream)).toBeDefined()
  expect(videoSize(stream.subarray(0, -1))).toBeUndefined()
  const film = element(segment, tracks(picture([200], [100])), element([0xec], Buffer.alloc(300)))
  const webm = Buffer.concat([header, film])
  expect(videoSize(webm)).toBeDefined()
  expect(videoSize(webm.subarray(0, -1))).toBeUndefined()
})

test('no content, however broken, makes it throw or hang', () => {
  const starts = [
    mp4(),
    Buffer.concat([header, Buffer.from(segment)]),
    Buffer.concat([header, Buffer.from([...segment, 0xff])]),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 60 }), (start, rest) => {
      videoSize(Buffer.concat([start, rest]))
    }),
  )
  const whole = Buffer.concat([header, element(segment, tracks(picture([2, 128], [1, 104])))])
  for (let length = 0; length < whole.length; length += 1)
    expect(videoSize(whole.subarray(0, length))).toBeUndefined()
})
