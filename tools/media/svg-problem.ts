/**
 * What keeps a drawing a drawing.
 *
 * In an `<img>` an SVG is harmless, but its address can be opened by itself, and then it is a
 * document of this site: its scripts run and its links lead on. So a drawing may hold shapes, text
 * and references to its own parts, by a list of what is allowed, not of what is known to be bad.
 * Motion is left out too: a visitor who stops the motion of a page could not stop a picture's.
 */

import { withoutMark } from '#engine/text/without-mark.ts'

import { elementsRepeated } from './elements-repeated.ts'
import { type DrawingProblem, type DrawnElement, readDrawing } from './read-drawing.ts'

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

/** Browsers pass over these spaces and no others: `&#160;#a` is a file. */
const ownPart = /^[\t\n\f\r ]*#/u
const inlinePixels = /^\s*data:image\/(?:png|jpeg|webp|avif|gif)[;,]/iu

/**
 * The first reason to refuse a drawing, undefined when it is fine. Names with a prefix are refused,
 * because a prefix can stand for SVG itself.
 */
export function svgProblem(text: string): DrawingProblem | undefined {
  const drawing = readDrawing(withoutMark(text))
  if ('problem' in drawing) return drawing
  const { root, doctype, encoding = 'utf-8', instructions } = drawing
  if (doctype !== undefined)
    return said('holds a declaration such as <!DOCTYPE>', 'Remove it; a drawing needs none.')
  if (instructions.length > 0)
    return said('holds a processing instruction', 'Remove what is between <? and ?>.')
  if (!/^utf-8$/iu.test(encoding)) return said(`is written in ${encoding}`, 'Save it as UTF-8.')
  if (root.name !== 'svg') return said(`begins with <${root.name}>, not with <svg>`, plain)
  const problem = elementProblem(root)
  if (problem) return problem
  if (elementsRepeated(root, MOST_REPEATED) >= MOST_REPEATED)
    return said(
      `repeats its parts ${MOST_REPEATED.toLocaleString('en')} times and more by <use>, mask or clip-path`,
      'Simplify it, or use a picture.',
    )
  const says = root.attributes.some(([name]) => name === 'xmlns')
  return says ? undefined : said('does not say that it is SVG, so no browser shows it', isSvg)
}

/** A fifth of it takes a browser a second or two. */
const MOST_REPEATED = 50_000

const namespace = 'http://www.w3.org/2000/svg'
const isSvg = `Write xmlns="${namespace}" in its <svg>.`
const plain = 'Export it as plain SVG: shapes and text, no scripts, links or motion.'

function elementProblem({ name, attributes, children }: DrawnElement): DrawingProblem | undefined {
  if (!elements.has(name)) return said(`holds <${name}>, which a drawing here may not`, plain)
  for (const [key, value] of attributes) {
    const problem = attributeProblem(name, key, value)
    if (problem) return problem
  }
  const parts = children.filter((child) => typeof child !== 'string')
  const [first] = parts
  if (name === 'style') {
    const sheet = children.filter((child) => typeof child === 'string').join('')
    return first ? said(`holds <${first.name}> inside a style sheet`, plain) : sheetProblem(sheet)
  }
  for (const part of parts) {
    const problem = elementProblem(part)
    if (problem) return problem
  }
  return undefined
}

function attributeProblem(name: string, key: string, value: string): DrawingProblem | undefined {
  const where = `“${key}” of <${name}>`
  if (key === 'xmlns' && value !== namespace)
    return said(`is another language than SVG at ${where}`, isSvg)
  if (/^on/iu.test(key)) return said(`runs a script at ${where}`, 'Remove that attribute.')
  if (/(?:^|:)(?:href|src|base)$/iu.test(key) && !ownPart.test(value)) {
    const picture = (name === 'image' || name === 'feImage') && inlinePixels.test(value)
    if (!picture) return outside(where)
  }
  if (reachesOut(value)) return outside(where)
  return key === 'style' && moving.test(value) ? moves(where) : undefined
}

function sheetProblem(css: string): DrawingProblem | undefined {
  if (reachesOut(css)) return outside('the style sheet')
  return moving.test(css) ? moves('the style sheet') : undefined
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

function outside(where: string): DrawingProblem {
  return said(
    `refers to something outside itself at ${where}`,
    'Refer to its own parts, by #name, or put the picture in the file.',
  )
}

function moves(where: string): DrawingProblem {
  return said(
    `sets itself in motion at ${where}`,
    'Remove @keyframes, animation and transition, or use a video.',
  )
}

function said(problem: string, remedy: string): DrawingProblem {
  // What it names may be as long as the file.
  return { problem: `The drawing ${problem.slice(0, 200)}.`, remedy }
}
