import { readFileSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'
import { buildMedia } from '#tools/media/build-media.ts'

import { movingPng } from './moving-png.ts'

/** A pages folder with these files in media/, and the media built from it. */
function media(files: Record<string, string | Uint8Array>) {
  const folder = scratchFolder()
  for (const [name, content] of Object.entries(files)) writeIn(folder, `media/${name}`, content)
  const used = Object.keys(files).map((name) => `media/${name}`)
  const cacheDir = join(folder, 'cache')
  return {
    cacheDir,
    build: (mode: 'dev' | 'build' = 'build', base = '/', named = used) =>
      buildMedia({ pagesDir: folder, used: named, cacheDir, mode, base }),
  }
}

/** Noise, which no format makes small by itself. */
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h9"/></svg>'

test('a photograph comes as AVIF and WebP at widths up to its own', async () => {
  const { manifest, files } = await media({
    'photos/one.jpg': await photo(500, 250).jpeg().toBuffer(),
  }).build()
  const file = manifest['media/photos/one.jpg']
  expect(file).toMatchObject({ kind: 'image', type: 'image/jpeg', width: 500, height: 250 })
  expect(file?.url).toMatch(/^\/assets\/one-[0-9a-f]{8}\.jpg$/)
  expect(file?.variants?.map(({ type, width }) => `${type} ${width}`)).toEqual([
    'image/avif 160',
    'image/avif 320',
    'image/avif 480',
    'image/avif 500',
    'image/webp 160',
    'image/webp 320',
    'image/webp 480',
    'image/webp 500',
  ])
  for (const variant of file?.variants ?? []) {
    const written = files.find(({ name }) => `/${name}` === variant.url)
    expect((await sharp(readFileSync(written?.copyFrom ?? '')).metadata()).width).toBe(
      variant.width,
    )
  }
})

test('a WebP is not made again at its own width', async () => {
  const { manifest, files } = await media({
    'a.webp': await photo(200, 100).webp().toBuffer(),
  }).build()
  const file = manifest['media/a.webp']
  expect(
    file?.variants?.find(({ type, width }) => type === 'image/webp' && width === 200)?.url,
  ).toBe(file?.url)
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
})

test('AVIF is left out where it is no lighter than WebP', async () => {
  const flat = sharp({ create: { width: 40, height: 40, channels: 3, background: '#f00' } })
  const { manifest } = await media({ 'a.png': await flat.png().toBuffer() }).build()
  expect(manifest['media/a.png']?.variants?.map(({ type }) => type)).toEqual(['image/webp'])
})

test('a photograph taken sideways has the size it is shown at', async () => {
  const { manifest, files } = await media({
    'a.jpg': await photo(300, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
  }).build()
  expect(manifest['media/a.jpg']).toMatchObject({ width: 200, height: 300 })
  const variant = files.find(({ name }) => name.endsWith('-200.webp'))
  expect(await sharp(readFileSync(variant?.copyFrom ?? '')).metadata()).toMatchObject({
    width: 200,
    height: 300,
  })
})

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'the place where a %s was taken, and who took it, do not go out; which side is up does',
  async (kind) => {
    const taken = await photo(300, 200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Jane Doe' }, IFD3: { GPSLatitude: '40/1 43/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:creator>Jane Doe</dc:creator></x:xmpmeta>')
      .toFormat(kind)
      .toBuffer()
    const name = `a.${kind}`
    const behind = kind === 'png' ? 'Jane Doe' : ''
    const file = Buffer.concat([taken, Buffer.from(behind)])
    const { manifest, files } = await media({ [name]: file }).build()
    const original = manifest[`media/${name}`]?.url.slice(1)
    const sent = readFileSync(files.find((file) => file.name === original)?.copyFrom ?? '')
    expect([taken, sent].map((bytes) => bytes.includes('Jane Doe'))).toEqual([true, false])
    const [before, after] = await Promise.all([taken, sent].map((one) => sharp(one).metadata()))
    expect(after?.exif?.length).toBe(kind === 'jpeg' ? 32 : before?.exif?.length)
    expect(after?.orientation).toBe(before?.orientation)
    const [old, shown] = await Promise.all([taken, sent].map((one) => sharp(one).raw().toBuffer()))
    expect(shown?.equals(old ?? Buffer.of())).toBe(true)
  },
)

test('nor does the place where a video was taken', async () => {
  const box = Buffer.from('\0\0\0\u001Eudta\0\0\0\u0016\u00A9xyz+40.7-74.0/NYC', 'latin1')
  const video = Buffer.concat([readFileSync('pages/media/hero/hero.mp4'), box])
  const { files } = await media({ 'a.mp4': video }).build()
  const [sent] = files.map(({ copyFrom }) => readFileSync(copyFrom))
  expect([sent?.length, sent?.includes('40.7')]).toEqual([video.length, false])
})

test('a picture that moves keeps moving', async () => {
  const frames = await Promise.all([1, 2].map(() => photo(20, 20).png().toBuffer()))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  const other = movingPng(await photo(20, 20).png().toBuffer())
  const { manifest } = await media({ 'a.webp': moving, 'b.png': other }).build()
  expect(Object.values(manifest).map(({ variants }) => variants)).toEqual([undefined, undefined])
})

test('a picture is encoded once for its content', async () => {
  const { build, cacheDir } = media({ 'a.jpg': await photo(200, 100).jpeg().toBuffer() })
  await build()
  const cached = readdirSync(join(cacheDir, 'media')).map((name) => join(cacheDir, 'media', name))
  for (const path of cached) utimesSync(path, 1, 1)
  await build()
  expect(cached.map((path) => statSync(path).mtimeMs)).toEqual(cached.map(() => 1000))
  expect(readdirSync(join(cacheDir, 'media'))).toHaveLength(cached.length)
})

test('a name changes with the content and with nothing else', async () => {
  const name = async (files: Record<string, string>, of: string) =>
    (await media(files).build()).manifest[of]?.url
  const first = await name({ 'a/mark.svg': drawing }, 'media/a/mark.svg')
  expect(await name({ 'b/mark.svg': drawing }, 'media/b/mark.svg')).toBe(first)
  expect(await name({ 'a/mark.svg': drawing.replace('h9', 'h8') }, 'media/a/mark.svg')).not.toBe(
    first,
  )
})

test('a picture that is not there is made from its drawing, which is offered where it is lighter', async () => {
  const { manifest, files } = await media({ 'a.svg': drawing }).build('build', '/', ['media/a.png'])
  const file = manifest['media/a.png']
  expect(file).toMatchObject({ type: 'image/png', width: 480, height: 320 })
  expect(file?.variants).toEqual([
    { type: 'image/svg+xml', width: 480, url: file?.url.replace('.png', '.svg') },
  ])
  const copied = files.find(({ name }) => name.endsWith('.svg'))
  expect(readFileSync(copied?.copyFrom ?? '', 'utf8')).toBe(drawing)
})

test('a drawing is left as it is', async () => {
  const { manifest, files } = await media({ 'a.svg': drawing }).build('build', '/shop/')
  expect(manifest['media/a.svg']).toMatchObject({
    kind: 'vector',
    type: 'image/svg+xml',
    width: 30,
    height: 20,
  })
  expect(manifest['media/a.svg']?.url).toMatch(/^\/shop\/assets\/a-[0-9a-f]{8}\.svg$/)
  expect(files).toHaveLength(1)
})

test.each([
  ['width="40px" height="20" viewBox="0 0 4 2"', 40, 20],
  ['width="100%" height="100%" viewBox="0 0 4 2"', 4, 2],
  ['stroke-width="3" viewBox="-1,-1,124 70"', 124, 70],
  ['viewBox="0 0 1.5 1"', 3, 2],
  ['viewBox="0 0 8.5 11"', 17, 22],
  ['viewBox="0 0 0.4 0.3"', 4, 3],
  ['viewBox="0 0 23.9 24.1"', 24, 24],
])('a drawing with %s has its size', async (attributes, width, height) => {
  const { manifest } = await media({
    'a.svg': `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`,
  }).build()
  expect(manifest['media/a.svg']).toMatchObject({ width, height })
})

test('a comment before a drawing says nothing of its size', async () => {
  const { manifest } = await media({
    'a.svg': `<!-- <svg width="10" height="10"> -->${drawing}`,
  }).build()
  expect(manifest['media/a.svg']).toMatchObject({ width: 30, height: 20 })
})

test.each([
  ['1.5 1', 480, 320],
  ['8.5 11', 371, 480],
])(
  'a picture that is made from a drawing of %s is as large as it is said to be',
  async (size, width, height) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><path d="M0 0h9v9"/></svg>`
    const { manifest, files } = await media({ 'a.svg': svg }).build('build', '/', ['media/a.png'])
    expect(manifest['media/a.png']).toMatchObject({ width, height })
    const made = files.find(({ name }) => name.endsWith('.png'))
    expect(await sharp(readFileSync(made?.copyFrom ?? '')).metadata()).toMatchObject({
      width,
      height,
    })
  },
)

test.each([
  ['100000 1', '100000 × 1'],
  ['0.4 0.3', '0.4 × 0.3'],
])('a picture that nothing can draw from %s is refused by name', async (size, said) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"/>`
  await expect(media({ 'a.svg': svg }).build('build', '/', ['media/a.png'])).rejects.toThrow(
    `media/a.png cannot be made from its drawing, which is ${said} pixels. Export the drawing again as plain SVG, with a viewBox of a usual size, as 0 0 480 320.`,
  )
})

test('the dev server serves files as they are, another content at another address', async () => {
  const { manifest, files } = await media({
    'a.svg': drawing,
    'b.jpg': await photo(200, 100).jpeg().toBuffer(),
    // No page can name it, but the Studio shows it.
    'c#d? 100%.svg': drawing,
  }).build('dev')
  expect(manifest['media/c#d? 100%.svg']?.url).toMatch(/^\/media\/c%23d%3F%20100%25\.svg\?\w+$/)
  expect(manifest['media/b.jpg']).toMatchObject({ width: 200, height: 100 })
  const { manifest: next } = await media({ 'a.svg': `${drawing}\n` }).build('dev')
  const [was, is] = [manifest, next].map((all) => all['media/a.svg']?.url.split('?'))
  expect([was?.[0], is?.[0]]).toEqual(['/media/a.svg', '/media/a.svg'])
  expect(was?.[1]).not.toBe(is?.[1])
  expect(manifest['media/b.jpg']?.variants).toBeUndefined()
  expect(files).toEqual([])
})

test('the videos of the demo have their size', async () => {
  const used = ['media/hero/hero.mp4', 'media/hero/hero.webm']
  const { manifest } = await buildMedia({ pagesDir: 'pages', used, cacheDir: '', mode: 'dev' })
  expect(manifest['media/hero/hero.mp4']).toMatchObject({
    kind: 'video',
    type: 'video/mp4',
    width: 1920,
    height: 1080,
  })
  expect(manifest['media/hero/hero.webm']).toMatchObject({
    kind: 'video',
    type: 'video/webm',
    width: 1920,
    height: 1080,
  })
})

test.each([
  [
    'a.svg',
    '<svg viewBox="0 0 1 1"><script/></svg>',
    'media/a.svg: The drawing holds <script>, which a drawing here may not. Export it as plain SVG: shapes and text, no scripts, links or motion.',
  ],
  [
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/a.svg does not say how large it is. Export it with a viewBox.',
  ],
  [
    'a.png',
    'not a picture',
    'media/a.png is not a picture that can be read. Export it again as WebP, AVIF, PNG or JPEG.',
  ],
  [
    'a.webm',
    'not a video at all',
    'media/a.webm is not a complete video file. Export it again as H.264 in MP4, or as WebM.',
  ],
])('%s that holds %s is refused by name', async (name, content, message) => {
  await expect(media({ [name]: content }).build()).rejects.toThrow(message)
})

test('a photograph of which a part is missing is refused by name', async () => {
  const whole = await photo(400, 300).jpeg().toBuffer()
  const half = whole.subarray(0, whole.length / 2)
  await expect(media({ 'a.jpg': half }).build()).rejects.toThrow(
    'media/a.jpg is not a complete picture. Export it again as WebP, AVIF, PNG or JPEG.',
  )
})

test.each(['build', 'dev'] as const)(
  'a picture too long for any lighter form is refused by name (%s)',
  async (mode) => {
    const panorama = await photo(16_384, 2).png().toBuffer()
    await expect(media({ 'a.png': panorama }).build(mode)).rejects.toThrow(
      'media/a.png is 16384 × 2 pixels, more than WebP and AVIF can hold. Export it again with at most 16383 pixels on its longer side.',
    )
  },
)

test('a file that is not there is refused by name', async () => {
  await expect(media({}).build('build', '/', ['media/gone.svg'])).rejects.toThrow(
    'There is no file media/gone.svg in the pages folder. Add it, or name one that is there.',
  )
})
