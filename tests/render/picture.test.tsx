import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { Picture } from '#kit/Picture.tsx'
import { SiteContext } from '#kit/site-context.ts'
import { Video } from '#kit/Video.tsx'
import type { Image } from '#schema/types.ts'
import { view } from '#tests/contract/test-site.ts'

const plain: Image = { src: 'media/marks/fist.svg', alt: '' }
const loop = { webm: 'media/hero/hero-loop.webm', mp4: 'media/hero/hero-loop.mp4' }
const styles = (poster: Image): string[] => {
  const html = renderToStaticMarkup(
    <SiteContext value={view}>
      <Picture image={poster} />
      <Video video={{ ...loop, poster }} />
    </SiteContext>,
  )
  return [...html.matchAll(/<(img|video)[^>]* style="([^"]*)"/g)].map(
    ([, tag, style]) => `${tag} ${style}`,
  )
}

test('a picture and the loop over it keep their focal point in view', () => {
  expect(styles({ ...plain, focus: { x: 20, y: 0 } })).toEqual([
    'img object-position:20% 0%',
    'img object-position:20% 0%',
    'video object-position:20% 0%',
  ])
  expect(styles(plain)).toEqual([])
})
