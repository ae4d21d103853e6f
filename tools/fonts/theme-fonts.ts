/** The fonts of a theme by the name that type styles use; `theme.json`, under `fonts`. */
export type ThemeFonts = Readonly<Record<string, ThemeFont>>

export interface ThemeFont extends FontSource {
  /** Its name in CSS. */
  readonly family: string
  /** Whether pages ask for it before they have read their styles. */
  readonly preload?: boolean
  /** Stacked headlines are set in this font, at this weight. One font of a theme has it. */
  readonly fit?: { readonly wght: number }
  /** Characters another font draws better. */
  readonly patches?: readonly FontPatch[]
  readonly fallback: {
    /** The end of the CSS list: `sans-serif`. */
    readonly generic: string
    /** Fonts of the visitor's own system that stand in until the file is there. */
    readonly faces: readonly FallbackFace[]
  }
}

/** Where glyphs come from. */
export interface FontSource {
  /** A package that holds font files and their LICENSE. */
  readonly package: string
  /** Files in the package, the one with the commonest characters first. */
  readonly files: readonly string[]
  /** What is kept of an axis: a range, or one value. An axis that is not named is kept whole. */
  readonly axes?: Readonly<Record<string, number | readonly [number, number]>>
}

interface FontPatch extends FontSource {
  readonly characters: string
  /** How much larger its letters are drawn, in percent. */
  readonly sizeAdjust?: number
}

export interface FallbackFace {
  /** Names in local-fonts.json; the first that the visitor has is used. */
  readonly local: readonly string[]
  /** The weights of the font it stands in for. */
  readonly weight: readonly [number, number]
  /** Widths that get a stand-in of their own, ascending; others take the nearest of all for these weights. */
  readonly widths?: readonly number[]
  /** Whether these weights and widths are mostly set in capitals. */
  readonly letterCase?: 'upper'
}
