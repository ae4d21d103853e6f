import { other } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

/** Two files or folders have names that are one name where case, or the way to write é, is ignored. */
export const clashingName: Rule = {
  code: 'clashing-name',
  severity: 'error',
  docs: {
    why: 'On Windows and macOS one of the two files replaces the other.',
    wrong: { 'pages/one/HOME.json': other },
    right: { 'pages/one/other.json': other },
  },
  check({ tree, file }, report) {
    if (arePlain(tree.files.keys()) && arePlain(tree.media)) return
    const names = [...tree.files.keys(), ...[...tree.media].map(file)]
    const seen = new Map<string, string>()
    const told = new Set<string>()
    const judge = (name: string): void => {
      const folder = name.slice(0, Math.max(name.lastIndexOf('/'), 0))
      if (folder !== '' && !seenAsIs(folder)) judge(folder)
      const key = folded(name)
      const other = seen.get(key)
      if (other === undefined) seen.set(key, name)
      else if (other !== name && !told.has(name) && !told.has(folder)) {
        told.add(name)
        report({
          file: name,
          at: '',
          problem: `${name} and ${other} are the same name on Windows or macOS.`,
          remedy: 'Give one of them another name.',
        })
      } else if (other !== name) told.add(name)
    }
    const seenAsIs = (folder: string): boolean => seen.get(folded(folder)) === folder
    for (const name of names) judge(name)
  },
}

/** A name that folding leaves alone. Of two that are one name, one is another. */
const plain = /^[ -@[-~]*$/

function arePlain(names: Iterable<string>): boolean {
  for (const name of names) if (!plain.test(name)) return false
  return true
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
