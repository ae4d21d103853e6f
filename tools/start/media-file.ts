import { existsSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'

import { staysInside } from '#tools/studio/documents/stays-inside.ts'

/**
 * The file behind an address such as `/media/hero.svg`; undefined where that leads out of the media
 * folder, or over a link out of both the pages folder and the repository, as the build reads none.
 */
export function mediaFile(
  { root, pagesDir }: { root: string; pagesDir: string },
  path: string,
): string | undefined {
  const folder = resolve(root, pagesDir)
  const file = join(folder, path)
  if (!file.startsWith(join(folder, 'media') + sep)) return undefined
  // The pages folder may be away for a while: nothing is inside of it then.
  const isOurs = [folder, root].some((one) => existsSync(one) && staysInside(one, file))
  return isOurs ? file : undefined
}
