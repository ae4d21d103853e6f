import { join } from 'node:path'

import { withDefaults } from '#engine/schema/defaults.ts'
import { documentKind, overlaid } from '#engine/site/model.ts'
import { valueAt } from '#engine/where.ts'
import type { StudioSite } from '#studio/api.ts'
import { buildFonts } from '#tools/fonts/build-fonts.ts'
import type { ThemeFonts } from '#tools/fonts/theme-fonts.ts'
import { usedCharacters } from '#tools/lib/site/gather.ts'

interface Fonts {
  readonly fonts: StudioSite['fonts']
  readonly files: readonly { name: string; content: Uint8Array }[]
}

/**
 * The fonts of the themes, with the letters of western Europe beside those in use, so that what
 * an author types shows in the right one. A theme whose fonts cannot be had leaves the browser's own.
 */
export async function siteFonts(
  root: string,
  documents: Readonly<Record<string, unknown>>,
  base: string,
): Promise<Fonts> {
  const themes = Object.entries(documents)
    .filter(([id]) => documentKind(id) === 'Theme')
    .map(([, value]) => withDefaults<{ fonts?: ThemeFonts } | null>(value, 'Theme')?.fonts)
  const lang = valueAt(documents['site.json'], '/lang')
  try {
    const { css, metrics, families, files } = await buildFonts({
      fonts: themes.reduce<ThemeFonts>((all, own) => overlaid(all, own ?? {}), {}),
      characters: usedCharacters([documents, typeable()], String(lang)),
      cacheDir: join(root, '.cache'),
      urlPrefix: `${base}assets/`,
    })
    return {
      fonts: { css, metrics, families },
      files: files.map(({ name, content }) => ({ name: `assets/${name}`, content })),
    }
  } catch {
    return { fonts: { css: '', metrics: noMetrics, families: {} }, files: [] }
  }
}

/** Latin-1, and the marks of typesetting and money. More would make the table of kerning megabytes. */
function typeable(): string {
  const ranges = [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
  ] as const
  const letters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return `${letters.join('')}ŒœŠšŽžŸ€™←→↑↓−✓`
}

const noMetrics = {
  unitsPerEm: 1000,
  samples: [100],
  advances: {},
  kerning: {},
  capHeight: 700,
}
