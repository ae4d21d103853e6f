import { resolve } from 'node:path'

import type { SiteModel } from '#engine/site/model.ts'
import type { PageAssets } from '#render/page-assets.ts'
import { type BuiltFonts, buildFonts } from '#tools/fonts/build-fonts.ts'
import type { ThemeFonts } from '#tools/fonts/theme-fonts.ts'
import { buildMedia } from '#tools/media/build-media.ts'

import { usedCharacters, usedMedia } from './gather.ts'

interface AssetInput {
  readonly model: SiteModel
  readonly root: string
  readonly pagesDir: string
  readonly cacheDir: string
  readonly mode: 'dev' | 'build'
  /** See `FontInput.shown`. */
  readonly shown?: Readonly<Record<string, string>>
}

/** A file that pages refer to, named from the output folder. */
interface AssetFile {
  readonly name: string
  readonly content?: Uint8Array
  readonly copyFrom?: string
}

interface Assets {
  readonly media: PageAssets['media']
  readonly fonts: BuiltFonts
  readonly mediaFiles: AssetFile[]
  /** With their licences. */
  readonly fontFiles: AssetFile[]
}

/** The pictures, videos and fonts of a site: how pages address them, and the files themselves. */
export async function loadAssets(input: AssetInput): Promise<Assets> {
  const { model, root, pagesDir, cacheDir, mode } = input
  const { base } = model.site
  // Pictures are made on other threads, fonts on this one.
  const [media, fonts] = await Promise.all([
    buildMedia({
      pagesDir: resolve(root, pagesDir),
      used: usedMedia(model),
      cacheDir,
      mode,
      base,
    }),
    buildFonts({
      fonts: themeFonts(model),
      characters: usedCharacters(model, model.site.lang),
      ...(input.shown ? { shown: input.shown } : {}),
      cacheDir,
      urlPrefix: `${base}assets/`,
    }),
  ])
  return {
    media: media.manifest,
    fonts,
    mediaFiles: [...media.files],
    fontFiles: [
      ...fonts.files.map(({ name, content }) => ({ name: `assets/${name}`, content })),
      ...fonts.licences.map(({ name, path }) => ({ name: `assets/${name}`, copyFrom: path })),
    ],
  }
}

/** The fonts of all sets together; sets share one theme file, so their fonts agree by name. */
function themeFonts(model: SiteModel): ThemeFonts {
  return Object.assign(
    {},
    ...Object.values(model.sets).map(({ theme }) => theme.fonts),
  ) as ThemeFonts
}
