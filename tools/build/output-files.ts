import type { ServedPage } from '#engine/routes.ts'
import type { SiteModel } from '#engine/site.ts'
import type { MediaFile } from '#engine/media.ts'

import type { OutputFile } from './write-output.ts'

/** The file a static host serves at a path: `/about-us` → `about-us/index.html`. */
export function pageFile(path: string): string {
  return `${path.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`
}

interface SiteFilesInput {
  readonly model: SiteModel
  readonly live: string
  readonly pages: readonly { page: ServedPage; html: string }[]
  readonly media: Readonly<Record<string, MediaFile>>
  readonly pagesDir: string
  readonly root: string
}

/** What a site has beside its pages: for crawlers, for browsers, and for the host. */
export async function siteFiles(_input: SiteFilesInput): Promise<OutputFile[]> {
  return []
}
