import { blocks, marquee } from '#engine/rules/examples.ts'
import { type Rule, judgeNames, suggested } from '#engine/rules/rule.ts'
import { isMediaPath } from '#engine/site/is-media-path.ts'
import { baseName, drawingOf, meantOf } from '#engine/site/media.ts'
import { leavesFolder } from '#engine/text/leaves-folder.ts'

/** A setting names a media file that is not there, or is there in other letters. */
export const missingMedia: Rule = {
  code: 'missing-media',
  severity: 'error',
  docs: {
    why: 'Visitors see an empty place where the picture should be.',
    wrong: blocks({ ...marquee, separator: { src: 'media/lgo.svg', alt: '' } }),
    right: blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: '' } }),
  },
  check(site, report) {
    const { media } = site.tree
    const meant = meantOf(media)
    judgeNames(
      site,
      'media',
      (path) => {
        if (
          media.has(path) ||
          media.has(drawingOf(path) ?? '') ||
          !isMediaPath(path) ||
          leavesFolder(path)
        )
          return undefined
        const guess = meant(path)
        if (guess?.toLowerCase() === path.toLowerCase()) {
          return {
            problem: `The file ${site.file(path)} differs in capital letters from ${baseName(guess)}.`,
            remedy: `Write "${guess}"; most servers tell them apart.`,
            meant: { value: guess, safe: true },
          }
        }
        return {
          problem: `There is no file ${site.file(path)}.`,
          ...suggested(guess, 'Add the file, or name one that is there.'),
        }
      },
      report,
    )
  },
}
