/**
 * A colour of CSS as red, green and blue (CSS Color 4), where that can be told from how it is written:
 * not where it is mixed, looked up or lets something through. What a screen cannot show is brought to
 * the nearest of each channel, as browsers do.
 */

/** Red, green and blue of sRGB, each from 0 to 1. */
export type Rgb = readonly [number, number, number]

/** The names of CSS, each with its six digits. */
const named: ReadonlyMap<string, string> = new Map(
  [
    ...'aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc bisque ffe4c4 black 000000 blanchedalmond ffebcd blue 0000ff blueviolet 8a2be2 brown a52a2a burlywood deb887 cadetblue 5f9ea0 chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc crimson dc143c cyan 00ffff darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9 darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1 darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969 dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 gray 808080 green 008000 greenyellow adff2f grey 808080 honeydew f0fff0 hotpink ff69b4 indianred cd5c5c indigo 4b0082 ivory fffff0 khaki f0e68c lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6 lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3 lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000 mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5 navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orange ffa500 orangered ff4500 orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093 papayawhip ffefd5 peachpuff ffdab9 peru cd853f pink ffc0cb plum dda0dd powderblue b0e0e6 purple 800080 rebeccapurple 663399 red ff0000 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072 sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f steelblue 4682b4 tan d2b48c teal 008080 thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee wheat f5deb3 white ffffff whitesmoke f5f5f5 yellow ffff00 yellowgreen 9acd32'.matchAll(
      /(\w+) (\w+)/g,
    ),
  ].map(([, name = '', digits = '']) => [name, digits]),
)

export const colorNames: readonly string[] = [...named.keys()]

/** Undefined for what is no colour, not opaque, or not to be told from the text alone. */
export function rgbOf(color: string): Rgb | undefined {
  const text = color.trim().toLowerCase()
  const digits = /^#([\da-f]{3,8})$/.exec(text)?.[1] ?? named.get(text)
  if (digits !== undefined) return ofDigits(digits)
  const [, name = '', inner = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(text) ?? []
  const [channels = '', alpha = '1', ...more] = inner.split('/')
  const words = channels.split(/[\s,]+/).filter(Boolean)
  const space = name === 'color' ? words.shift() : name.replace(/^(rgb|hsl)a$/, '$1')
  const last = words.length === 4 && name !== 'color' && inner.includes(',') ? words.pop() : alpha
  const read = Object.hasOwn(spaces, space ?? '') ? spaces[space as keyof typeof spaces] : undefined
  const opacity = amount((last ?? '').trim(), 1)
  if (!read || words.length !== 3 || more.length > 0 || opacity === undefined || opacity < 1)
    return undefined
  const values = words.map((word, at) => amount(word, read.whole[at] ?? 1))
  const [one, two, three] = values
  if (one === undefined || two === undefined || three === undefined) return undefined
  return clipped(read.rgb(one, two, three))
}

/** The same as six digits behind #. */
export function hexOf(color: string): string | undefined {
  const digits = rgbOf(color)?.map((share) =>
    Math.round(share * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return digits && `#${digits.join('')}`
}

/** How much light a share of a channel is, and the other way round. */
export function toLight(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function fromLight(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

function ofDigits(digits: string): Rgb | undefined {
  const size = digits.length < 6 ? 1 : 2
  const shares = (digits.match(size === 1 ? /./g : /../g) ?? []).map(
    (part) => Number.parseInt(size === 1 ? part + part : part, 16) / 255,
  )
  const [red = 0, green = 0, blue = 0, alpha = 1] = shares
  const isWhole = shares.length * size === digits.length && shares.length < 5
  return isWhole && alpha === 1 ? [red, green, blue] : undefined
}

const turns: Readonly<Record<string, number>> = {
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
}

/** A number as it stands, per cent of `whole`, an angle in degrees; `none` is nothing. */
function amount(word: string, whole: number): number | undefined {
  if (word === 'none') return 0
  const [, digits = '', unit = ''] =
    /^([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|[a-z]+)?$/.exec(word) ?? []
  if (digits === '') return undefined
  if (unit === '%') return (Number(digits) * whole) / 100
  const factor = unit === '' ? 1 : turns[unit]
  return factor === undefined ? undefined : Number(digits) * factor
}

interface Space {
  /** What 100 % is of each channel. */
  readonly whole: Rgb
  /** May lie outside what a screen can show. */
  readonly rgb: (one: number, two: number, three: number) => Rgb
}

const spaces = {
  rgb: { whole: [255, 255, 255], rgb: (...all) => each(all, (value) => value / 255) },
  hsl: { whole: [360, 100, 100], rgb: ofHsl },
  hwb: { whole: [360, 100, 100], rgb: ofHwb },
  lab: { whole: [100, 125, 125], rgb: ofLab },
  lch: { whole: [100, 150, 360], rgb: (light, ...polar) => ofLab(light, ...flat(...polar)) },
  oklab: { whole: [1, 0.4, 0.4], rgb: ofOklab },
  oklch: { whole: [1, 0.4, 360], rgb: (light, ...polar) => ofOklab(light, ...flat(...polar)) },
  srgb: { whole: [1, 1, 1], rgb: (...all) => all },
  'display-p3': {
    whole: [1, 1, 1],
    rgb: (...all) =>
      ofLight(
        [1.2249, -0.2249, 0, -0.0421, 1.0421, 0, -0.0196, -0.0786, 1.0982],
        each(all, toLight),
      ),
  },
} satisfies Record<string, Space>

function ofHsl(hue: number, saturation: number, lightness: number): Rgb {
  const light = lightness / 100
  const spread = (Math.max(saturation, 0) / 100) * Math.min(light, 1 - light)
  return each([0, 8, 4], (at) => {
    const step = (((at + hue / 30) % 12) + 12) % 12
    return light - spread * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  })
}

function ofHwb(hue: number, whiteness: number, blackness: number): Rgb {
  const [white, black] = [whiteness / 100, blackness / 100]
  const sum = white + black
  if (sum >= 1) return [white / sum, white / sum, white / sum]
  return each(ofHsl(hue, 100, 50), (share) => share * (1 - sum) + white)
}

function ofLab(lightness: number, a: number, b: number): Rgb {
  const y = (lightness + 16) / 116
  const back = (share: number): number =>
    share > 6 / 29 ? share ** 3 : (116 * share - 16) / (24389 / 27)
  const [x, z] = [back(y + a / 500) * 0.96422, back(y - b / 200) * 0.82521]
  return ofLight(
    [
      3.1338561, -1.6168667, -0.4906146, -0.9787684, 1.9161415, 0.033454, 0.0719453, -0.2289914,
      1.4052427,
    ],
    [x, back(y), z],
  )
}

function ofOklab(lightness: number, a: number, b: number): Rgb {
  return ofLight(
    [
      4.0767416621, -3.3077115913, 0.2309699292, -1.2684380046, 2.6097574011, -0.3413193965,
      -0.0041960863, -0.7034186147, 1.707614701,
    ],
    [
      (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
      (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
      (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
    ],
  )
}

/** A chroma and a hue as the two axes of the same space. */
function flat(chroma: number, hue: number): [number, number] {
  const angle = (hue * Math.PI) / 180
  return [chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** Rows of a matrix times an amount of light, as sRGB. */
function ofLight(matrix: readonly number[], [x, y, z]: Rgb): Rgb {
  return each([0, 3, 6], (row) => {
    const [one = 0, two = 0, three = 0] = matrix.slice(row)
    return fromLight(one * x + two * y + three * z)
  })
}

function clipped(rgb: Rgb): Rgb {
  return each(rgb, (share) => Math.min(Math.max(share, 0), 1))
}

function each([one, two, three]: Rgb, change: (value: number) => number): Rgb {
  return [change(one), change(two), change(three)]
}
