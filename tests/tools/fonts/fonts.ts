import { join } from 'node:path'

import { scratchFolder } from '#tests/scratch-folder.ts'
import { type BuiltFonts, buildFonts } from '#tools/fonts/build-fonts.ts'
import type { ThemeFont, ThemeFonts } from '#tools/fonts/theme-fonts.ts'

/** A font with axes, that headlines are set in and another mends. */
export const display: ThemeFont = {
  family: 'Loud',
  package: '@fontsource-variable/anybody',
  files: [
    'files/anybody-latin-standard-normal.woff2',
    'files/anybody-latin-ext-standard-normal.woff2',
  ],
  axes: { wght: [800, 900], wdth: [52, 150] },
  preload: true,
  fit: { wght: 900 },
  patches: [
    {
      characters: '+',
      package: '@fontsource-variable/instrument-sans',
      files: ['files/instrument-sans-latin-standard-normal.woff2'],
      axes: { wght: 700, wdth: 100 },
      sizeAdjust: 112,
    },
  ],
  fallback: {
    generic: 'sans-serif',
    faces: [
      {
        local: ['Arial Bold', 'Roboto Bold'],
        weight: [800, 900],
        widths: [60, 100, 140],
        letterCase: 'upper',
      },
    ],
  },
}
/** A font without axes. */
export const marker: ThemeFont = {
  family: 'Hand',
  package: '@fontsource/sedgwick-ave-display',
  files: ['files/sedgwick-ave-display-latin-400-normal.woff2'],
  fallback: { generic: 'cursive', faces: [{ local: ['Arial'], weight: [400, 400] }] },
}

/** Builds fonts into a folder that all tests of a file share, as the builds of a site do. */
export function fontBuilder() {
  const cacheDir = scratchFolder()
  return {
    build: (characters: string, fonts: ThemeFonts = { display }): Promise<BuiltFonts> =>
      buildFonts({ fonts, characters, cacheDir, urlPrefix: '/a/' }),
    /** A file that a build kept. */
    kept: (name = ''): string => join(cacheDir, 'fonts', name),
  }
}

/** The rules of one family, each as its declarations by name. */
export const rules = (css: string, family: string): Array<Record<string, string>> =>
  [...css.matchAll(/@font-face\{(.*?)\}/g)]
    .map(([, body = '']) =>
      Object.fromEntries(body.split(';').map((part) => part.split(/:(.*)/).slice(0, 2))),
    )
    .filter((rule): rule is Record<string, string> => rule['font-family'] === `"${family}"`)
