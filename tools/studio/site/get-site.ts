import { timeZoneOf } from '#engine/site/time-zone.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { yearAt } from '#engine/time/moment.ts'
import type { Draft, StudioSite } from '#studio/api.ts'
import type { MadeFiles } from '#tools/start/made-files.ts'
import { readDocuments } from '#tools/studio/documents/read-documents.ts'
import type { Place } from '#tools/studio/place.ts'

import { siteFonts } from './site-fonts.ts'
import { mediaReader } from './site-media.ts'

/** What the rest of the Studio knows of a site, as `GET site` tells it. */
interface Sources {
  readonly place: Place
  readonly made: MadeFiles
  drafts(documents: StudioSite['documents']): readonly Draft[]
}

/**
 * Everything that the editor opens with. It opens whatever the files say: of documents that are no
 * JSON, or not what their schema wants, it uses what it can.
 */
export function siteReader({ place, made, drafts }: Sources): {
  /** `read` hears of the documents at once: while the rest is made ready, they may change. */
  site(read: (documents: StudioSite['documents']) => void): Promise<Omit<StudioSite, 'news'>>
  media(): Promise<StudioSite['media']>
} {
  const readMedia = mediaReader(place)
  const mediaOf = async (values: Record<string, unknown>): Promise<StudioSite['media']> => {
    const base = baseOf(values)
    const { media, files } = await readMedia(values, base)
    made.add(files, base)
    return media
  }
  return {
    media: async () => mediaOf(valuesOf((await readDocuments(place)).documents)),
    async site(read) {
      const { documents, blocks, odd, mediaBytes } = await readDocuments(place)
      read(documents)
      const values = valuesOf(documents)
      const base = baseOf(values)
      const [media, fonts] = await Promise.all([
        mediaOf(values),
        siteFonts(place.root, values, base),
      ])
      made.add(fonts.files, base)
      return {
        pagesDir: place.name,
        documents,
        media,
        otherMedia: Object.fromEntries(
          Object.entries(mediaBytes).filter(([src]) => !Object.hasOwn(media, src)),
        ),
        fonts: fonts.fonts,
        blocks,
        odd,
        year: yearAt(Date.now(), timeZoneOf(values['site.json'])),
        drafts: drafts(documents),
      }
    },
  }
}

/** The documents that are JSON. */
function valuesOf(documents: StudioSite['documents']): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [id, { text }] of Object.entries(documents)) {
    try {
      values[id] = jsonValue(text)
    } catch {
      // The editor shows it as text, with the finding.
    }
  }
  return values
}

function baseOf(values: Record<string, unknown>): string {
  const { base } = (values['site.json'] ?? {}) as { base?: unknown }
  return typeof base === 'string' && /^\/(?:.*\/)?$/.test(base) ? base : '/'
}
