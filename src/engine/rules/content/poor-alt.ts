import type { CheckedSite } from '#engine/checked-site.ts'
import type { Report } from '#engine/finding.ts'
import { isRecord } from '#engine/is-record.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import { type Rule, type Verdict, judgeNames } from '#engine/rules/rule.ts'
import { baseName } from '#engine/site/media.ts'
import { capital } from '#engine/text/capital.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'

const remedy = 'Say what the picture shows; leave them empty, "", if it only decorates.'

/**
 * The words for a picture do not say what it shows: they are the name of a file, repeat the caption
 * beside it, or begin with "picture of".
 */
export const poorAlt: Rule = {
  code: 'poor-alt',
  severity: 'warning',
  docs: {
    why: 'People who do not see the picture are read these words in its place.',
    wrong: blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: 'logo.svg' } }),
    right: blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: 'Two hands.' } }),
  },
  check(site, report) {
    judgeNames(site, 'alt', verdict, report)
    repeatedNames(site, report)
    repeatedCaptions(site, report)
  },
}

function verdict(alt: string): Verdict | undefined {
  if (/^[\w&+.-]+\.(?:svg|webp|avif|png|jpe?g|mp4|webm)$|^media\//i.test(alt))
    return { problem: `The words "${alt}" are the name of a file.`, remedy }
  const [opening] = /^(?:an? |the )?(?:image|picture|photo|graphic|photograph) of /i.exec(alt) ?? []
  if (opening === undefined) return undefined
  const rest = alt.slice(opening.length)
  const better = capital(rest)
  return {
    problem: `Screen readers say that it is a picture, so "${opening.trim()}" is heard twice.`,
    remedy: `Write "${better}".`,
    meant: { value: better, safe: false },
  }
}

/** Words that are the name of their own picture's file, without its ending. */
function repeatedNames(site: CheckedSite, report: (report: Report) => void): void {
  const names = new Set([...site.tree.media].map(stem))
  for (const [alt, name] of site.named('alt')) {
    if (!names.has(alt)) continue
    for (const path of site.documentsNaming(name))
      for (const at of site.pointersTo(path, 'alt', alt)) {
        const picture = pictureAt(site, path, at)
        const files = Object.values(picture).filter((value) => String(value).startsWith('media/'))
        if (!files.some((file) => stem(String(file)) === alt)) continue
        const problem = `The words "${alt}" are the name of the picture's file.`
        report({ file: site.file(path), at, problem, remedy })
      }
  }
}

function repeatedCaptions(site: CheckedSite, report: (report: Report) => void): void {
  const captions = site.named('caption')
  for (const [alt, name] of captions.size === 0 ? [] : site.named('alt')) {
    if (!captions.has(alt)) continue
    for (const path of site.documentsNaming(name))
      for (const at of site.pointersTo(path, 'alt', alt)) {
        if (pictureAt(site, path, at)['caption'] !== alt) continue
        report({
          file: site.file(path),
          at,
          problem: 'The words for this picture are its caption again, so they are heard twice.',
          remedy: 'Say what the picture shows and the caption does not.',
        })
      }
  }
}

/** The thing that has these words. */
function pictureAt(site: CheckedSite, path: string, at: string): Record<string, unknown> {
  const value = valueAt(site.document(path), holderOf(at))
  return isRecord(value) ? value : {}
}

/** `hero` of `media/hero/hero.svg`. */
function stem(path: string): string {
  return baseName(path).replace(/\.\w+$/, '')
}
