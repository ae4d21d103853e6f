import { expect, test } from 'vitest'

import { blocks, marquee } from '#engine/rules/examples.ts'

import { checkExample } from './example-site.ts'

/** `weigh('a.jpg 2 b.jpg 1.5')`: a page with these pictures, in millions of bytes. */
async function weigh(text: string): Promise<string[]> {
  const files = [...text.matchAll(/(\S+) (\S+)/g)].map(([, name = '', size]) => ({
    src: `media/${name}`,
    bytes: Number(size) * 1e6,
  }))
  const { findings } = await checkExample({
    ...Object.fromEntries(files.map(({ src, bytes }) => [`pages/${src}`, { bytes }])),
    ...blocks(
      ...files.map(({ src }, index) => ({
        ...marquee,
        id: `news-${index}`,
        separator: { src, alt: '' },
      })),
    ),
  })
  return findings.map(({ code, pointer, problem, remedy }) =>
    [code, pointer, problem, remedy].join(' '),
  )
}

test.each(['a.jpg 2.9', 'a.jpg 1 b.jpg 2', 'film.mp4 2.5 film.webm 2.4'])(
  '%s MB are fine',
  async (text) => expect(await weigh(text)).toEqual([]),
)

test('a photograph and another one of its name are two', async () =>
  expect(await weigh('sunset.jpg 1.5 sunset.png 1.6')).toHaveLength(1))

test('too heavy a page is told once, with its three heaviest files', async () =>
  expect(await weigh('a.jpg 0.5 b.jpg 2.25 c.jpg 0.25 d.mp4 1 d.webm 0.75')).toEqual([
    'heavy-page /blocks/1/separator/src The pictures and videos on this page weigh 4.0 MB; the limit is 3.0 MB. Make the heaviest smaller, or show fewer: media/b.jpg (2.3 MB), media/d.mp4 (1.0 MB), media/a.jpg (0.5 MB).',
  ]))
