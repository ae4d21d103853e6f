import type { SiteTree, checkSite } from '#engine/check.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import type { Judge } from '#tools/studio/git/sound.ts'

/** Judges a site as it was read, with other texts of some files. */
export function judgeOf(check: typeof checkSite, tree: SiteTree): Judge {
  return async (instead) => {
    const [files, media, odd] = [new Map(tree.files), new Set(tree.media), new Map(tree.odd)]
    for (const [path, text] of instead) {
      const file = inPages(tree, path)
      odd.delete(file)
      if (path.startsWith('media/')) {
        if (text === null) media.delete(path)
        else media.add(path)
      } else if (text === null) files.delete(file)
      else if (path.endsWith('.json')) files.set(file, text)
    }
    return (await check({ ...tree, files, media, odd })).findings
  }
}
