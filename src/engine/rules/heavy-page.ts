import type { CheckedSite, Naming } from '#engine/checked-site.ts'

import { blocks, marquee } from './examples.ts'
import type { Rule } from './rule.ts'

/**
 * Most bytes of media that a page may name. A phone on a slow network (1.6 Mbit a second, as
 * Lighthouse simulates one) needs 15 seconds for these, and one photograph as it comes from a
 * camera is more.
 */
const MOST = 3_000_000

/** How many of the files are named: to make those lighter is nearly always enough. */
const NAMED = 3

/** The pictures and videos that a page names weigh more than a phone should have to load. */
export const heavyPage: Rule = {
  code: 'heavy-page',
  family: 'content',
  severity: 'warning',
  docs: {
    why: 'Visitors on a phone wait for it, and pay for it.',
    wrong: {
      ...blocks({ ...marquee, separator: { src: 'media/photo.jpg', alt: '' } }),
      'pages/media/photo.jpg': { bytes: 3_200_000 },
    },
    right: {
      ...blocks({ ...marquee, separator: { src: 'media/photo.jpg', alt: '' } }),
      'pages/media/photo.jpg': { bytes: 320_000 },
    },
  },
  check(site, report) {
    const { mediaBytes, media } = site.tree
    if (!mediaBytes) return
    const sizes = new Map<string, number>()
    let whole = 0
    for (const path of site.named('media').keys()) {
      const bytes = media.has(path) ? (mediaBytes(path) ?? 0) : 0
      sizes.set(path, bytes)
      whole += bytes
    }
    if (whole <= MOST) return
    for (const naming of heavyOnes(site, sizes)) reportPage(site, naming, sizes, report)
  },
}

/** Pages that may be too heavy: all they name together is. */
function heavyOnes(site: CheckedSite, sizes: ReadonlyMap<string, number>): Naming[] {
  const sums = new Map<Naming, number>()
  for (const [path, namings] of site.named('media')) {
    const bytes = sizes.get(path) ?? 0
    if (bytes > 0) for (const naming of namings) sums.set(naming, (sums.get(naming) ?? 0) + bytes)
  }
  return [...sums].flatMap(([naming, sum]) =>
    sum > MOST && site.kinds.get(naming.path) === 'Page' ? [naming] : [],
  )
}

function reportPage(
  site: CheckedSite,
  naming: Naming,
  sizes: ReadonlyMap<string, number>,
  report: Parameters<NonNullable<Rule['check']>>[1],
): void {
  // A film is named in two forms, of which a visitor loads one.
  const heaviest = new Map<string, readonly [path: string, bytes: number]>()
  for (const [path, namings] of site.named('media')) {
    if (!namings.includes(naming)) continue
    const work = path.replace(/\.\w+$/, '')
    const bytes = sizes.get(path) ?? 0
    if (bytes > (heaviest.get(work)?.[1] ?? 0)) heaviest.set(work, [path, bytes])
  }
  const files = [...heaviest.values()].toSorted((a, b) => b[1] - a[1])
  const sum = files.reduce((total, [, bytes]) => total + bytes, 0)
  if (sum <= MOST) return
  const places = files
    .slice(0, NAMED)
    .map(([path, bytes]) => ({ path, bytes, at: site.pointersTo(naming.path, 'media', path)[0] }))
  const [first, ...others] = places
  report({
    file: site.file(naming.path),
    at: first?.at ?? '',
    problem: `The media of this page weigh ${megabytes(sum)}, more than ${megabytes(MOST)}.`,
    remedy: `Make the heaviest smaller, or show fewer: ${places.map(({ path, bytes }) => `${path} (${megabytes(bytes)})`).join(', ')}.`,
    related: others.map(({ at = '', bytes }) => ({
      at,
      message: `This one has ${megabytes(bytes)}.`,
    })),
  })
}

/** `3.2 MB`. */
function megabytes(bytes: number): string {
  return `${Math.max(bytes / 1e6, 0.1).toFixed(1)} MB`
}
