import { labelOf } from '#engine/schema/labels.ts'
import { definition } from '#engine/schema/schema.ts'
import { baseName } from '#engine/site/media.ts'
import { documentKind } from '#engine/site/model.ts'
import { capital } from '#engine/text/capital.ts'

/** What people call a document: a page by its file's name, in words, what pages share by its kind. */
export function documentName(path: string): string {
  const kind = documentKind(path)
  if (kind !== undefined && kind !== 'Page')
    return labelOf(kind.charAt(0).toLowerCase() + kind.slice(1), definition(kind))
  const name = baseName(path)
    .replace(/\.json$/, '')
    .replaceAll(/[-_]+/g, ' ')
  return capital(name)
}
