import { other } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { visible } from '#engine/text/visible.ts'

/** The name of a file holds characters that cannot be seen, or that some systems refuse. */
export const wrongFileName: Rule = {
  code: 'wrong-file-name',
  severity: 'error',
  docs: {
    why: 'Nobody can type such a name, some systems cannot store it, and logs are torn apart by it.',
    wrong: { 'pages/one/a\nb.json': other },
    right: { 'pages/one/a-b.json': other },
  },
  check({ tree, file }, report) {
    const judge = (name: string): void => {
      if (usual.test(name) || !/[\p{C}\p{Zl}\p{Zp}\uFFFD\\:*?"<>|]/u.test(name)) return
      report({
        file: name,
        at: '',
        problem: `The name "${visible(name)}" has a character that does not belong in a file name.`,
        remedy: 'Rename it with letters, digits, hyphens and dots.',
      })
    }
    for (const name of tree.files.keys()) judge(name)
    for (const name of tree.media) judge(file(name))
  },
}

/** Nearly all names: what else there is takes a table of all characters to tell. */
const usual = /^[\w ./+-]*$/
