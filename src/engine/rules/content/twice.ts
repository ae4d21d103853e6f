import type { CheckedSite } from '#engine/checked-site.ts'
import type { Report } from '#engine/finding.ts'
import { folderOf } from '#engine/site/model.ts'

/** Reports pages that one set serves with the same title, or the same description. */
export function reportTwice(
  site: CheckedSite,
  key: 'title' | 'description',
  report: (report: Report) => void,
): void {
  for (const [value, name] of site.named(`page-${key}`)) {
    if (site.countNaming(name) < 2) continue
    const firsts = new Map<string, string>()
    const all = site.documentsNaming(name).toSorted()
    // Those that all sets serve come first, whatever the others are called.
    for (const path of [...all.filter(isShared), ...all.filter((path) => !isShared(path))]) {
      const folder = folderOf(path)
      const first = firsts.get(folder) ?? firsts.get('shared')
      if (first === undefined) {
        firsts.set(folder, path)
        continue
      }
      report({
        file: site.file(path),
        at: `/${key}`,
        problem: `${site.file(first)} has the ${key} ${JSON.stringify(value)} already.`,
        remedy: 'Write one that says what only this page has.',
        related: [{ file: site.file(first), at: `/${key}`, message: 'First used here.' }],
      })
    }
  }
}

function isShared(path: string): boolean {
  return path.startsWith('shared/')
}
