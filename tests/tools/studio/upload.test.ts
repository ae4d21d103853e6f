import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { UploadResult } from '#studio/api.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { movingPng } from '#tests/tools/media/moving-png.ts'
import type { Disk } from '#tools/lib/disk/disk.ts'
import { keepUpload } from '#tools/studio/media/upload.ts'
import { placeOf } from '#tools/studio/place.ts'

import { CrashDisk } from './crash-disk.ts'
import { startStudio } from './start-studio.ts'

const studio = await startStudio(scratchFolder({ 'pages/site.json': '{}\n' }))

async function upload(name: string, bytes: Uint8Array | string) {
  const data = Buffer.from(bytes).toString('base64')
  return studio.ask('/studio/api/media', { method: 'POST', body: { name, data } })
}

/** What an upload came to: its bytes, and what the Studio knows of it. */
async function kept(name: string, bytes: Uint8Array | string) {
  const answer = await upload(name, bytes)
  expect(answer.text).toContain('"src"')
  const { src, media } = answer.json<UploadResult>()
  return { src, file: media[src], bytes: readFileSync(join(studio.root, 'pages', src)) }
}

async function refusal(name: string, bytes: Uint8Array | string): Promise<string> {
  const before = files()
  const { status, text } = await upload(name, bytes)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(files()).toEqual(before)
  return (JSON.parse(text) as { message: string }).message
}

const files = (): string[] => {
  try {
    return readdirSync(join(studio.root, 'pages/media/uploads')).toSorted()
  } catch {
    return []
  }
}

const photo = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })

test('a photograph is kept upright, without the camera’s notes, and known with its size', async () => {
  const bytes = await photo()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '40/1 43/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect(bytes.includes('Camera')).toBe(true)
  const made = await kept('Holiday at the Café (1).JPEG', bytes)
  expect(made.src).toMatch(/^media\/uploads\/holiday-at-the-cafe-1-[0-9a-f]{8}\.jpg$/)
  expect(made.bytes.includes('Camera')).toBe(false)
  const { width, height, exif, orientation } = await sharp(made.bytes).metadata()
  expect({ width, height, exif, orientation }).toEqual({
    width: 20,
    height: 40,
    exif: undefined,
    orientation: undefined,
  })
  expect(made.file).toMatchObject({ width: 20, height: 40, kind: 'image' })
  expect(made.file?.url.split('?')[0]).toBe(`/${made.src}`)
})

test.each([
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'avif'],
  ['gif', 'png'],
  ['tiff', 'jpg'],
] as const)('a picture of %s is kept as %s, whatever its name says', async (kind, extension) => {
  const made = await kept('picture.exe', await photo().toFormat(kind).toBuffer())
  expect(made.src).toMatch(new RegExp(`^media/uploads/picture-[0-9a-f]{8}\\.${extension}$`))
  expect(made.file).toMatchObject({ width: 40, height: 20 })
})

test('clear parts of a picture stay clear', async () => {
  const clear = sharp({ create: { width: 2, height: 2, channels: 4, background: '#0000' } })
  for (const source of [clear.clone().png(), clear.clone().tiff({ compression: 'lzw' })]) {
    const { bytes, file } = await kept('a.tif', await source.toBuffer())
    expect(file?.type).toBe('image/png')
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  }
  // A photograph would be many times as heavy as PNG.
  const whole = await photo().ensureAlpha().tiff({ compression: 'lzw' }).toBuffer()
  expect((await kept('whole.tif', whole)).file?.type).toBe('image/jpeg')
})

test('a picture larger than any screen is made as large as one', async () => {
  const { file } = await kept('big.png', await photo(5000, 100).png().toBuffer())
  expect(file).toMatchObject({ width: 3840, height: 77 })
})

test('the same file is kept once, and another of the same name beside it', async () => {
  const [one, other] = [await photo().png().toBuffer(), await photo(9, 9).png().toBuffer()]
  const first = await kept('same.png', one)
  expect((await kept('same.png', one)).src).toBe(first.src)
  expect((await kept('same.png', other)).src).not.toBe(first.src)
})

test('what follows a picture in its file is not kept', async () => {
  const bytes = Buffer.concat([
    await photo().png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ])
  expect((await kept('a.png', bytes)).bytes.includes('<script>')).toBe(false)
})

test('a drawing is cleaned', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3" onload="a()"><path/></svg>'
  const { bytes, file } = await kept('logo.svg', svg)
  expect(bytes.toString()).toBe(`${svg.replace(' onload="a()"', '')}\n`)
  expect(file).toMatchObject({ kind: 'vector', width: 4, height: 3 })
})

test.each(['mp4', 'webm'])('a video of %s is kept whole', async (kind) => {
  const { file, src } = await kept('Clip', readFileSync(`pages/media/hero/hero.${kind}`))
  expect(src).toMatch(new RegExp(`^media/uploads/clip-[0-9a-f]{8}\\.${kind}$`))
  expect(file?.kind).toBe('video')
  expect(file?.width).toBeGreaterThan(100)
})

test.each([
  ['in 32 bits', '\0\0\0\x1Eudta\0\0\0\x16\u00A9xyz+40.7-74.0/NYC'],
  ['in 64 bits', '\0\0\0\x01udta\0\0\0\0\0\0\0\x26\0\0\0\x16\u00A9xyz+40.7-74.0/NYC'],
])('a video does not tell where it was taken, in a box measured %s', async (_, box) => {
  const video = readFileSync('pages/media/hero/hero.mp4')
  const moov = video.indexOf('moov') - 4
  const size = video.readUInt32BE(moov)
  const place = Buffer.from(box, 'latin1')
  const grown = Buffer.from(video.subarray(moov, moov + size))
  grown.writeUInt32BE(size + place.length, 0)
  const told = Buffer.concat([video.subarray(0, moov), grown, place, video.subarray(moov + size)])
  expect(told.includes('+40.7-74.0')).toBe(true)
  const { bytes, file } = await kept('trip.mp4', told)
  // What follows the head of the box, which tells how long it is.
  const hidden = box.slice(0, -22).replace('udta', 'free') + '\0'.repeat(22)
  expect(bytes.toString('latin1', moov + size, moov + size + box.length)).toBe(hidden)
  expect(bytes.length).toBe(told.length)
  expect(file?.width).toBeGreaterThan(100)
})

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>', 'That isn’t a picture, drawing or video.'],
  ['a program', Buffer.from('\x7FELF....'), 'That isn’t a picture, drawing or video.'],
  ['a document of PDF', '%PDF-1.7', 'That isn’t a picture, drawing or video.'],
  ['nothing', '', 'That file is empty.'],
  [
    'a file that only begins as a picture',
    Buffer.from('\u0089PNG\r\n\u001A\nxx', 'latin1'),
    'That picture is damaged',
  ],
  [
    'a file that only begins as a video',
    '\0\0\0\x14ftypisom\0\0\0\0isom',
    'That video is incomplete.',
  ],
  ['a picture of a phone', '\0\0\0\x18ftypheic', 'Browsers don’t show HEIC.'],
  ['a video of a phone', '\0\0\0\x14ftypqt  ', 'Not all browsers play QuickTime.'],
  [
    'a drawing with something else in it',
    '<svg viewBox="0 0 1 1"><foreignObject/></svg>',
    'The drawing holds <foreignObject>',
  ],
  ['a drawing of no size', '<svg><path/></svg>', 'doesn’t say how large it is'],
  [
    'a drawing of another alphabet',
    Buffer.from('<svg viewBox="0 0 1 1"><text>\xE9</text></svg>', 'latin1'),
    'isn’t UTF-8',
  ],
])('%s is refused, and nothing is written', async (_, bytes, reason) => {
  expect(await refusal('photo.jpg', bytes)).toContain(reason)
})

test('a picture that moves is refused, with what to do', async () => {
  const stills = await Promise.all([photo(), photo().negate()].map((one) => one.png().toBuffer()))
  const frames = await sharp(stills, { join: { animated: true } })
    .webp()
    .toBuffer()
  const sequence = await photo().avif().toBuffer()
  sequence.write('avis', 8, 'latin1')
  for (const picture of [frames, movingPng(await photo().png().toBuffer()), sequence])
    expect(await refusal('a.webp', picture)).toBe(
      'That picture moves. Export it as an MP4 or WebM video instead.',
    )
})

test('a small file that unpacks to more than anybody means is refused before it is', async () => {
  const bomb = await photo(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  expect(await refusal('a.png', bomb)).toContain('more than 100 million pixels')
})

test('a video that nobody would wait for is refused', async () => {
  const large = Buffer.alloc(41 * 1024 * 1024)
  readFileSync('pages/media/hero/hero.mp4').copy(large)
  expect(await refusal('a.mp4', large)).toMatch(/^That video is 41 MB; the limit is 40 MB\./)
})

test('an upload that the disk refuses leaves no empty folders', async () => {
  const place = placeOf(studio.root, 'pages')
  const data = (await photo().png().toBuffer()).toString('base64')
  const keep = (disk: Disk) => keepUpload({ disk, place }, { name: 'a.png', data })
  const fresh = (): CrashDisk => new CrashDisk({ [join(place.folder, 'site.json')]: '{}\n' })
  const whole = fresh()
  const src = await keep(whole)
  expect(Object.keys(whole.files())).toContain(join(place.folder, src))
  let refused = 0
  for (let at = 0; at < whole.steps; at += 1) {
    const disk = fresh()
    disk.upset({ at, kind: 'ENOSPC' })
    const why = await keep(disk).then(
      () => 'none',
      (error: NodeJS.ErrnoException) => error.code,
    )
    if (why === 'none') continue
    refused += 1
    expect(why).toBe('ENOSPC')
    const isKept = Object.hasOwn(disk.files(), join(place.folder, src))
    expect(disk.isFolder(join(place.folder, 'media')), `step ${at}`).toBe(isKept)
  }
  expect(refused).toBeGreaterThan(5)
})

test('nothing is written through a link that leads out of the pages folder', async () => {
  const uploads = join(studio.root, 'pages/media/uploads')
  rmSync(uploads, { recursive: true, force: true })
  mkdirSync(join(studio.root, 'elsewhere'))
  symlinkSync(join(studio.root, 'elsewhere'), uploads)
  const { status } = await upload('a.png', await photo().png().toBuffer())
  expect(status).toBe(403)
  expect(readdirSync(join(studio.root, 'elsewhere'))).toEqual([])
  rmSync(uploads)
})

test.each([{}, { name: 'a.png' }, { name: 7, data: '' }, { name: 'a', data: 'AA', path: '../x' }])(
  'an upload of the shape %j is refused',
  async (body) => {
    const { status } = await studio.ask('/studio/api/media', { method: 'POST', body })
    expect(status).toBe(400)
  },
)
