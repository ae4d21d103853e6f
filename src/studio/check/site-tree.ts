import type { SiteTree } from '#engine/check.ts'
import type { MediaFile } from '#engine/site/media.ts'
import { inPages, pagesPath } from '#engine/site/pages-folder.ts'
import type { StudioSite } from '#studio/api.ts'

/** What the worker knows of a site beside its texts. */
export type KnownSite = Pick<StudioSite, 'pagesDir' | 'blocks' | 'media' | 'otherMedia' | 'odd'>

/**
 * The site as a check wants it, so that the editor finds what `npm run validate` finds. `texts` are
 * those of the documents, by id.
 */
export function siteTree(known: KnownSite, texts: ReadonlyMap<string, string>): SiteTree {
  const { pagesDir, blocks, otherMedia = {}, odd = {} } = known
  const media = Object.values(known.media).filter(isFile)
  const bytes = new Map([
    ...Object.entries(otherMedia),
    ...media.map((file) => [file.src, file.bytes] as const),
  ])
  const oddMedia = Object.keys(odd)
    .map((file) => pagesPath(known, file) ?? '')
    .filter((path) => path.startsWith('media/'))
  return {
    pagesDir,
    files: new Map([
      ...[...texts].map(([id, text]) => [inPages(known, id), text] as const),
      ...Object.entries(blocks.files),
    ]),
    media: new Set([...bytes.keys(), ...oddMedia]),
    mediaBytes: (path) => bytes.get(path),
    blockFiles: new Map(
      Object.entries(blocks.names).map(([type, names]) => [type, new Set(names)] as const),
    ),
    odd: new Map(Object.entries(odd)),
    versions: new Map(Object.entries(blocks.versions ?? {})),
    ...(blocks.shapes === undefined ? {} : { shapes: blocks.shapes }),
    ...(blocks.schemas === undefined
      ? {}
      : { schemas: { ...blocks.schemas, now: new Map(Object.entries(blocks.schemas.now)) } }),
    ...(blocks.fonts === undefined ? {} : { fonts: fontsOf(blocks.fonts) }),
  }
}

function fontsOf(fonts: NonNullable<KnownSite['blocks']['fonts']>): Map<string, Set<string>> {
  return new Map(Object.entries(fonts).map(([name, files]) => [name, new Set(files)] as const))
}

/** A picture that is made from a drawing has an address of its own, and is not on disk. */
function isFile({ src, url }: MediaFile): boolean {
  return decodeURIComponent(url.split('?')[0] ?? '').endsWith(`/${src}`)
}
