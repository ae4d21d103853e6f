/**
 * Whether a browser can read a value of CSS, as far as that is certain: by its letters (CSS Syntax 3),
 * its units and functions (CSS Values 4), and whether it is a colour (CSS Color 5).
 */
import { nearest } from '#engine/nearest.ts'

import { colorNames } from './css-color.ts'

/** What a value is for: a colour, one length, one angle, or whatever CSS may have. */
export type CssUse = 'color' | 'length' | 'angle' | 'any'

export interface CssFault {
  /** What is the matter, to be said of the value: `has no unit`. */
  readonly problem: string
  readonly remedy: string
  /** The whole value as it was meant, where that can be told. */
  readonly meant?: string
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const everywhere = 'inherit initial unset revert revert-layer'
const colors = words(
  `${everywhere} ${colorNames.join(' ')} transparent currentcolor accentcolor accentcolortext activetext buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext mark marktext selecteditem selecteditemtext visitedtext`,
)
const lengthWords = words(
  `${everywhere} auto none normal xx-small x-small small medium large x-large xx-large xxx-large smaller larger math min-content max-content fit-content stretch`,
)
const angleWords = words(`${everywhere} none x y z`)

const lengthUnits = words(
  '% px rem em ex ch cap ic lh rlh rex rch rcap ric vw vh vi vb vmin vmax svw svh svi svb svmin svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax cm mm q in pt pc',
)
const angleUnits = words('deg rad turn grad')
const units = new Set([...lengthUnits, ...angleUnits, ...words('s ms fr hz khz dpi dpcm dppx x')])

const math = words(
  'calc min max clamp round mod rem sin cos tan asin acos atan atan2 pow sqrt hypot log exp abs sign',
)
const stand = words('var env attr if inherit toggle')
const colorFunctions = words(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark contrast-color device-cmyk',
)
const functions = new Set([
  ...math,
  ...stand,
  ...colorFunctions,
  ...words(
    'cubic-bezier linear steps url image image-set cross-fade linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient repeating-conic-gradient blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective inset circle ellipse polygon path rect xywh fit-content minmax repeat anchor anchor-size counter counters calc-size progress random sibling-index sibling-count',
  ),
])

const sums = new Set([...math, ...stand])

const uses = {
  color: {
    a: 'a colour',
    such: '#24f or tomato',
    words: colors,
    units: words(''),
    functions: new Set([...colorFunctions, ...stand]),
  },
  length: { a: 'a length', such: '2rem', words: lengthWords, units: lengthUnits, functions: sums },
  angle: { a: 'an angle', such: '-2deg', words: angleWords, units: angleUnits, functions: sums },
} as const

const token =
  /(?<space>\s+)|(?<text>"[^"\n]*"|'[^'\n]*'|url\(\s*[^"'()\s]*\s*\))|#(?<hash>[\w-]*)|(?<number>[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(?<unit>%|[a-z]\w*)?|(?<name>-{0,2}[a-z_][\w-]*)(?<opens>\(?)|(?<other>[^])/giu

/** What is wrong with a value, or undefined for one that a browser may read. */
export function cssFault(value: string, use: CssUse): CssFault | undefined {
  if (value.trim() === '') return { problem: 'is empty', remedy: 'Write a value there.' }
  const open: string[] = []
  let before = ''
  let parts = 0
  for (const { 0: all, index, groups = {} } of value.matchAll(token)) {
    const { space, hash, number, unit, name, opens, other } = groups
    const replaced = (word: string): string =>
      value.slice(0, index) + word + value.slice(index + all.length)
    if (space !== undefined) {
      before += ' '
      continue
    }
    const isOutside = open.length === 0
    const fault =
      faultOfOther(other, open) ??
      faultOfHash(hash) ??
      (number === undefined
        ? undefined
        : faultOfNumber(all, number, unit, use, { open, before })) ??
      (name === undefined ? undefined : faultOfName(name, opens !== '', isOutside ? use : 'any'))
    if (fault) {
      const { word, ...said } = fault
      return word === undefined ? said : { ...said, meant: replaced(word) }
    }
    if (isOutside && other !== ')' && other !== ',') parts += 1
    if (opens) open.push(name?.toLowerCase() ?? '')
    if (other === '(') open.push('')
    if (other === ')') open.pop()
    before = all
  }
  if (open.length > 0)
    return { problem: 'has a parenthesis that is not closed', remedy: 'Add ")" where it ends.' }
  if ((use === 'color' || use === 'length') && parts > 1)
    return { problem: `is more than ${uses[use].a}`, remedy: 'Keep just one.' }
  return undefined
}

/** A fault, and the word that should stand in place of the one that it is about. */
type WordFault = Omit<CssFault, 'meant'> & { readonly word?: string }

function faultOfOther(other: string | undefined, open: readonly string[]): WordFault | undefined {
  if (other === undefined || '(,/*+-=:'.includes(other)) return undefined
  if (other === ')')
    return open.length > 0
      ? undefined
      : { problem: 'has a ")" that nothing opens', remedy: 'Take it out, or add "(".' }
  if (other === '"' || other === "'")
    return { problem: 'has a quotation mark that is not closed', remedy: 'Close it.' }
  return { problem: `has "${other}" in it, which no value has`, remedy: 'Take it out.' }
}

function faultOfHash(hash: string | undefined): WordFault | undefined {
  if (hash === undefined || /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(hash)) return undefined
  return {
    problem: 'is not a colour',
    remedy: 'After # come 3, 4, 6 or 8 of the digits 0 to 9 and a to f.',
  }
}

function faultOfNumber(
  all: string,
  number: string,
  unit: string | undefined,
  use: CssUse,
  { open, before }: { readonly open: readonly string[]; readonly before: string },
): WordFault | undefined {
  if (/^[+-]/.test(number) && math.has(open.at(-1) ?? '-') && /[\w%)]\s?$/.test(before))
    return {
      problem: `has "${number[0] ?? ''}" without a space on both sides`,
      remedy: 'Put a space before and after it.',
      word: `${before.endsWith(' ') ? '' : ' '}${number[0] ?? ''} ${all.slice(1)}`,
    }
  const isOutside = open.length === 0 && use !== 'any'
  if (unit === undefined) {
    if (!isOutside || Number(number) === 0) return undefined
    if (use === 'color')
      return { problem: 'is not a colour', remedy: 'Write one such as #24f or tomato.' }
    return {
      problem: 'has no unit',
      remedy:
        use === 'length' ? 'Say what it counts: 2rem, 24px, 40ch.' : 'Say what it counts: -2deg.',
    }
  }
  const known = isOutside ? uses[use].units : units
  if (known.has(unit.toLowerCase())) return undefined
  const meant = nearest(unit, known)
  return {
    problem: isOutside ? `is not ${uses[use].a}` : `counts in "${unit}", which is not a unit`,
    remedy: meant
      ? `Did you mean "${number}${meant}"?`
      : 'Units are rem, px, %, vw, deg, s and the like.',
    ...(meant ? { word: `${number}${meant}` } : {}),
  }
}

function faultOfName(name: string, opens: boolean, use: CssUse): WordFault | undefined {
  if (opens) {
    const known = use === 'any' ? functions : uses[use].functions
    if (known.has(name.toLowerCase())) return undefined
    const meant = nearest(name, known)
    // CSS gets new functions; one that resembles none that we know may be one of those.
    if (!meant && !functions.has(name.toLowerCase())) return undefined
    return {
      problem: use === 'any' ? `calls "${name}", which is not a function` : `is not ${uses[use].a}`,
      remedy: meant
        ? `Did you mean "${meant}(…)"?`
        : `Write one such as ${use === 'any' ? '2rem' : uses[use].such}.`,
      ...(meant ? { word: `${meant}(` } : {}),
    }
  }
  if (use === 'any' || name.startsWith('--')) return undefined
  const { a, such, words: known } = uses[use]
  if (known.has(name.toLowerCase())) return undefined
  const meant = nearest(name, known)
  return {
    problem: `is not ${a}`,
    remedy: meant ? `Did you mean "${meant}"?` : `Write one such as ${such}.`,
    ...(meant ? { word: meant } : {}),
  }
}
