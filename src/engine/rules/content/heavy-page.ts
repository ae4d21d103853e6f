import type { CheckedSite } from '#engine/checked-site.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

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
    const sums = new Float64Array(site.naming.length)
    const sizes = new Map<string, number>()
    let whole = 0
    for (const path of site.named('media').keys()) {
      const bytes = media.has(path) ? (mediaBytes(path) ?? 0) : 0
      sizes.set(path, bytes)
      whole += bytes
    }
    if (whole <= MOST) return
    for (const [path, name] of site.named('media')) {
      const bytes = sizes.get(path) ?? 0
      for (const document of site.numbersNaming(name))
        sums[document] = (sums[document] ?? 0) + bytes
    }
    for (const [document, sum] of sums.entries()) {
      const path = site.naming[document] ?? ''
      // It may be too heavy: all that it names together is.
      if (sum > MOST && site.kinds.get(path) === 'Page')
        reportPage(site, { path, document }, sizes, report)
    }
  },
}

function reportPage(
  site: CheckedSite,
  { path: page, document }: { path: string; document: number },
  sizes: ReadonlyMap<string, number>,
  report: Parameters<NonNullable<Rule['check']>>[1],
): void {
  // A film is named in two forms, of which a visitor loads one.
  const heaviest = new Map<string, readonly [path: string, bytes: number]>()
  for (const [path, name] of site.named('media')) {
    if (!site.numbersNaming(name).includes(document)) continue
    const work = path.replace(/\.(?:mp4|webm)$/i, '')
    const bytes = sizes.get(path) ?? 0
    if (bytes > (heaviest.get(work)?.[1] ?? 0)) heaviest.set(work, [path, bytes])
  }
  const files = [...heaviest.values()].toSorted((a, b) => b[1] - a[1])
  const sum = files.reduce((total, [, bytes]) => total + bytes, 0)
  if (sum <= MOST) return
  const places = files
    .slice(0, NAMED)
    .map(([path, bytes]) => ({ path, bytes, at: site.pointersTo(page, 'media', path)[0] }))
  const [first, ...others] = places
  report({
    file: site.file(page),
    at: first?.at ?? '',
    problem: `The pictures and videos on this page weigh ${megabytes(sum)}; the limit is ${megabytes(MOST)}.`,
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
