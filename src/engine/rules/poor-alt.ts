import { blocks, marquee } from './examples.ts'
import { type Rule, judgeNames } from './rule.ts'

/** The words for a picture do not say what it shows: a file's name, spaces, or "picture of". */
export const poorAlt: Rule = {
  code: 'poor-alt',
  family: 'content',
  severity: 'warning',
  docs: {
    why: 'People who do not see the picture are read these words in its place.',
    wrong: blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: 'logo.svg' } }),
    right: blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: 'Two hands.' } }),
  },
  check(site, report) {
    judgeNames(
      site,
      'alt',
      (alt) => {
        if (/^[\w&+.-]+\.(?:svg|webp|avif|png|jpe?g|mp4|webm)$|^media\//i.test(alt))
          return {
            problem: `The words "${alt}" are the name of a file.`,
            remedy: 'Say what the picture shows; leave them empty, "", if it only decorates.',
          }
        if (alt !== '' && alt.trim() === '')
          return {
            problem: 'The words for this picture are only spaces.',
            remedy: 'Say what it shows; leave them empty, "", if it only decorates.',
            meant: { value: '', safe: false },
          }
        const [opening] =
          /^(?:an? |the )?(?:image|picture|photo|graphic|photograph) of /i.exec(alt) ?? []
        if (opening === undefined) return undefined
        const rest = alt.slice(opening.length)
        const better = rest.charAt(0).toUpperCase() + rest.slice(1)
        return {
          problem: `Screen readers say that it is a picture, so "${opening.trim()}" is heard twice.`,
          remedy: `Write "${better}".`,
          meant: { value: better, safe: false },
        }
      },
      report,
    )
  },
}
