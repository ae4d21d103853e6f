import { kindOf } from '#engine/site/pages-folder.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { Refusal } from '#tools/lib/command/command.ts'

import { readWholeSite } from './read-site.ts'

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
    try {
      jsonValue(text)
    } catch {
      throw new Refusal(
        `${file} cannot be read as JSON.`,
        'Mend it first; `npm run validate` says where.',
      )
    }
    found.push({ file, kind, text })
  }
  return found
}
