import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { nearest } from '#engine/nearest.ts'
import { baseName } from '#engine/site/media.ts'
import { wholeHash } from '#tools/lib/content-hash.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'
import { lookOnce } from '#tools/media/build-media.ts'

import { having, partOf } from './part-of-list.ts'

interface Medium {
  /** As pages name it: `media/hero/hero.svg`. */
  readonly src: string
  readonly bytes?: number
  /** Width and height in pixels, of a file that can be shown. */
  readonly size?: string
}

/** A site may have thousands. */
const MOST = 60

/**
 * The pictures and videos whose name has all words of `search`, and how many more there are. Where
 * there are none, the one whose name is nearest.
 */
export async function listMedia(
  place: SiteLocation,
  { search = '', from }: { readonly search?: string | undefined; readonly from?: number },
): Promise<{ media: Medium[]; more?: number }> {
  const { media } = await readSite(place)
  const found = [...media].filter(having(search))
  if (found.length === 0) {
    const byName = new Map([...media].map((name) => [baseName(name).replace(/\.\w+$/, ''), name]))
    const guess = byName.get(nearest(search, byName.keys()) ?? '')
    if (guess !== undefined) found.push(guess)
  }
  const folder = resolve(place.root, place.pagesDir)
  const { shown, rest } = partOf(found.toSorted(), { most: MOST, from })
  return { media: await Promise.all(shown.map((src) => medium(folder, src))), ...rest }
}

async function medium(folder: string, src: string): Promise<Medium> {
  let bytes: Buffer
  try {
    bytes = readFileSync(join(folder, src))
  } catch {
    return { src }
  }
  try {
    const { width, height } = await lookOnce(src, bytes, wholeHash(bytes))
    return { src, bytes: bytes.length, size: `${width}×${height}` }
  } catch {
    return { src, bytes: bytes.length }
  }
}
