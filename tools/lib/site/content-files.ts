import { kindOf } from '#engine/site/pages-folder.ts'

import { readWholeSite } from './read-site.ts'
import { requireJson } from './require-json.ts'

/** A page or the example of a block, as text that is JSON. */
export interface ContentFile {
  readonly file: string
  readonly kind: 'Page' | 'Block'
  readonly text: string
}

/**
 * Every document that holds blocks.
 *
 * @throws {Refusal} if one is not JSON or cannot be read: what it uses is not known.
 */
export async function contentFiles(root: string, pagesDir: string): Promise<ContentFile[]> {
  const site = await readWholeSite({ root, pagesDir })
  const found: ContentFile[] = []
  for (const [file, text] of site.files) {
    const kind = kindOf(site, file)
    if (kind !== 'Page' && kind !== 'Block') continue
    requireJson(file, text, site)
    found.push({ file, kind, text })
  }
  return found
}
