import { other } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { pagesPath } from '#engine/site/pages-folder.ts'
import { isDeviceName } from '#engine/text/device-name.ts'
import { visible } from '#engine/text/visible.ts'

/** The name of a file holds characters that cannot be seen, or is one that some systems refuse. */
export const wrongFileName: Rule = {
  code: 'wrong-file-name',
  severity: 'error',
  docs: {
    why: 'Nobody can type such a name, some systems cannot store it, and it breaks the lines of logs.',
    wrong: { 'pages/one/a\nb.json': other },
    right: { 'pages/one/a-b.json': other },
  },
  check({ tree, file }, report) {
    const judge = (name: string): void => {
      const wrong = (problem: string, remedy: string): void =>
        report({ file: name, at: '', problem, remedy })
      // The folders above the pages are no part of the site.
      const own = pagesPath(tree, name) ?? name
      if (!usual.test(own) && /[\p{C}\p{Zl}\p{Zp}\uFFFD\\:*?"<>|]/u.test(own))
        wrong(
          `The name "${visible(name)}" has a character that does not belong in a file name.`,
          'Rename it with letters, digits, hyphens and dots.',
        )
      const parts = own.split('/')
      const refused = parts.find((part) => isDeviceName(part) || /[. ]$/.test(part))
      if (refused === undefined) return
      if (isDeviceName(refused))
        wrong(
          `Windows reserves the name "${visible(refused)}" for a device, so nobody there can open this site.`,
          'Give it another name, for example with a word before it.',
        )
      else
        wrong(
          `The name "${visible(refused)}" ends with a ${refused.endsWith('.') ? 'dot' : 'space'}, which Windows drops.`,
          'Rename it without that.',
        )
    }
    for (const name of tree.files.keys()) judge(name)
    for (const name of tree.media) judge(file(name))
  },
}

/** Nearly all names: what else there is takes a table of all characters to tell. */
const usual = /^[\w ./+-]*$/
