/**
 * What keeps a drawing a drawing.
 *
 * In an `<img>` an SVG is harmless, but its address can be opened by itself, and then it is a
 * document of this site: its scripts run and its links lead on. So a drawing may hold shapes, text
 * and references to its own parts, by a list of what is allowed, not of what is known to be bad.
 * Motion is left out too: a visitor who stops the motion of a page could not stop a picture's.
 */

const elements = new Set(
  (
    'svg g defs symbol use title desc metadata switch style path rect circle ellipse line polyline polygon ' +
    'text tspan textPath image clipPath mask marker pattern linearGradient radialGradient stop view ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile ' +
    'feTurbulence'
  ).split(' '),
)

/*
 * Both forms are told where a name begins and ends, and that a comment which is never closed is none:
 * otherwise they look for it from every letter again, and a drawing of 200 KB can take a minute.
 */

/** Comments, CDATA, processing instructions and declarations; tags; and text between them. */
const piece =
  /<!--.*?-->|<!\[CDATA\[(.*?)\]\]>|<\?.*?\?>|<!(?!--|\[CDATA\[)[^>]*>|<\/[^>]*>|<([^\s/<>]+)(?=[\s/>])((?:[^"'>]|"[^"]*"|'[^']*')*)>|<|[^<]+/gsu
const attribute = /(?<![^\s=/"'])([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu
const ownPart = /^\s*#/u
const inlinePixels = /^\s*data:image\/(?:png|jpeg|webp|avif|gif)[;,]/iu

/** Why a drawing is refused, a sentence each. */
export interface SvgProblem {
  readonly problem: string
  readonly remedy: string
}

/**
 * The first reason to refuse a drawing, undefined when it is fine. Names with a prefix are refused,
 * because a prefix can stand for SVG itself; values are read after character references.
 */
export function svgProblem(text: string): SvgProblem | undefined {
  let style = false
  let root = false
  // Each whole, since a comment in the middle of a word does not part it.
  const sheets: string[] = []
  for (const [all, data, name, attributes = ''] of text.matchAll(piece)) {
    const problem = all.startsWith('<') ? markupProblem(all) : undefined
    if (problem) return problem
    if (name !== undefined) {
      if (!root && name !== 'svg') return said(`begins with <${name}>, not with <svg>`, plain)
      root = true
      if (style) return said(`holds <${name}> inside a style sheet`, plain)
      const inTag = tagProblem(name, attributes)
      if (inTag) return inTag
      style = name === 'style' && !attributes.trimEnd().endsWith('/')
      if (style) sheets.push('')
    } else if (all.startsWith('</')) {
      style = false
    } else if (style) {
      sheets.push((sheets.pop() ?? '') + (data ?? (all.startsWith('<') ? '' : resolved(all))))
    }
  }
  for (const sheet of sheets) {
    if (reachesOut(sheet)) return outside('the style sheet')
    if (moving.test(sheet)) return moves('the style sheet')
  }
  return root ? undefined : said('holds no <svg>', plain)
}

const plain = 'Export it as plain SVG: shapes and text, no scripts, links or motion.'

/** What is wrong with a piece whatever it names. */
function markupProblem(piece: string): SvgProblem | undefined {
  if (piece === '<') return said('breaks off inside a tag', 'Export it again.')
  if (/^<!(?!--|\[CDATA\[)/u.test(piece))
    return said('holds a declaration such as <!DOCTYPE>', 'Remove it; a drawing needs none.')
  if (!piece.startsWith('<?')) return undefined
  if (!/^<\?xml\s/u.test(piece))
    return said('holds a processing instruction', 'Remove what is between <? and ?>.')
  const encoding = /encoding\s*=\s*["']([^"']*)/u.exec(piece)?.[1] ?? 'utf-8'
  return /^utf-8$/iu.test(encoding)
    ? undefined
    : said(`is written in ${encoding}`, 'Save it as UTF-8.')
}

function tagProblem(name: string, attributes: string): SvgProblem | undefined {
  if (!elements.has(name)) return said(`holds <${name}>, which a drawing here may not`, plain)
  for (const [, key = '', double, single] of attributes.matchAll(attribute)) {
    const value = resolved(double ?? single ?? '')
    if (/^on/iu.test(key))
      return said(`runs a script at “${key}” of <${name}>`, 'Remove that attribute.')
    if (/(?:^|:)(?:href|src|base)$/iu.test(key) && !ownPart.test(value)) {
      const picture = (name === 'image' || name === 'feImage') && inlinePixels.test(value)
      if (!picture) return outside(`“${key}” of <${name}>`)
    }
    const where = `“${key}” of <${name}>`
    if (reachesOut(value)) return outside(where)
    if (key === 'style' && moving.test(value)) return moves(where)
  }
  return undefined
}

/** What sets motion in CSS: a rule, or a property with its colon, before which may be a comment. */
const moving =
  /@(?:-\w+-)?keyframes|(?<![\w.#-])(?:-\w+-)?(?:animation|transition)(?:-\w+)*\s*[:/]/iu

/** Whether CSS could load something; escapes are not read but refused. */
function reachesOut(css: string): boolean {
  // Most values are shapes, long and harmless.
  if (!/[\\@(]/u.test(css)) return false
  if (/@import|image-set\s*\(|\\/iu.test(css)) return true
  // Each is looked at from its bracket on: one that begins in a comment would hide the next.
  return [...css.matchAll(/(?:url|src)\s*\(\s*["']?/giu)].some(({ 0: all, index }) => {
    const to = css.slice(index + all.length)
    return !ownPart.test(to) && !inlinePixels.test(to)
  })
}

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  lt: '<',
  quot: '"',
}

/** Character references as what they stand for; XML without a DOCTYPE has five names. */
function resolved(value: string): string {
  if (!value.includes('&')) return value
  return value.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/giu,
    (all, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return namedCharacters[name] ?? all
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    },
  )
}

function outside(where: string): SvgProblem {
  return said(
    `refers to something outside itself at ${where}`,
    'Refer to its own parts, by #name, or put the picture in the file.',
  )
}

function moves(where: string): SvgProblem {
  return said(
    `sets itself in motion at ${where}`,
    'Remove @keyframes, animation and transition, or use a video.',
  )
}

function said(problem: string, remedy: string): SvgProblem {
  // What it names may be as long as the file.
  return { problem: `The drawing ${problem.slice(0, 200)}.`, remedy }
}
