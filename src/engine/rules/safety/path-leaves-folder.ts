import { eachAddress } from '#engine/checked-site.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import { type Rule, type Verdict, judgeNames, suggested } from '#engine/rules/rule.ts'
import { leavesFolder } from '#engine/text/leaves-folder.ts'

/** The path of a media file, a route or an alias goes up out of its folder. */
export const pathLeavesFolder: Rule = {
  code: 'path-leaves-folder',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'Such a path could publish a file on the computer that builds the site, or overwrite one.',
    wrong: blocks({ ...marquee, separator: { src: 'media/../../secret.svg', alt: '' } }),
    right: blocks({ ...marquee, separator: { src: 'media/logo.svg', alt: '' } }),
  },
  check(site, report) {
    judgeNames(site, 'media', (path) => verdict(path, site.tree.media), report)
    for (const page of site.pages)
      eachAddress(page, (at, path) => {
        const wrong = typeof path === 'string' ? verdict(path) : undefined
        if (wrong) report({ file: page.file, at, ...wrong })
      })
  },
}

/** Paths are written from the pages folder, and not from the file that has them, as others do it. */
function verdict(path: string, media?: ReadonlySet<string>): Verdict | undefined {
  if (!leavesFolder(path)) return undefined
  const inside = path.replace(/^(\.{1,2}[/\\])+/, '')
  const meant = [inside, `media/${inside}`].find((one) => media?.has(one))
  return {
    problem: `The path "${path}" has a step that goes outside its folder.`,
    ...suggested(meant, 'Write the path without . and .. between its slashes.'),
  }
}
