import { onlyOn } from '#render/screens.ts'
import { allStyles } from '#render/styles.ts'
import { themeCss } from '#render/theme-css.ts'
import type { Theme } from '#schema/types.ts'

interface Fonts {
  readonly css: string
  readonly families: Readonly<Record<string, string>>
}

/** The CSS of a page that may come to hold any block: fonts, all modules and the whole theme. */
export function liveCss(theme: Theme, fonts: Fonts): string {
  return [
    fonts.css,
    allStyles(),
    themeCss(theme, undefined, fonts.families),
    onlyOn('phones'),
    onlyOn('desktops'),
  ].join('\n')
}
