import type { SiteTree, checkSite } from '#engine/check.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { readDocument } from '#tools/studio/documents/read-documents.ts'
import type { Judge, SiteAsRead } from '#tools/studio/git/sound.ts'
import type { Place } from '#tools/studio/place.ts'

/** Reads the site, to be judged by this check. */
export async function readToJudge(place: Place, check: typeof checkSite): Promise<SiteAsRead> {
  const tree = await readSite(place)
  return {
    judge: judgeOf(check, tree),
    isStill: (id) => readDocument(place, id)?.text === tree.files.get(inPages(tree, id)),
  }
}

/** Judges a site as it was read, with other texts of some files. */
function judgeOf(check: typeof checkSite, tree: SiteTree): Judge {
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
