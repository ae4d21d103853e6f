/**
 * A drawing from somewhere, as one of ours.
 *
 * What programs leave in a drawing for themselves, and what would make it a program, is left out:
 * notes, scripts, handlers, links around shapes. What is kept is written anew from what was
 * understood, by a list of what a drawing may hold, so nothing gets through because it was misread.
 * What would look different without a part that it may not hold is refused instead.
 */
import { withoutMark } from '#engine/text/without-mark.ts'
import { type DrawingProblem, type DrawnElement, readDrawing } from '#tools/media/read-drawing.ts'
import { svgProblem } from '#tools/media/svg-problem.ts'
import { Refused } from '#tools/studio/http/refused.ts'

/** Nobody sees a difference without them. */
const dropped = new Set(['script', 'metadata', 'handler'])

/** Attributes that a drawing may have, beside `aria-…` and `data-…`. */
const allowed = new Set(
  (
    'id class style lang role tabindex xml:space href ' +
    'viewBox preserveAspectRatio version width height x y z x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points ' +
    'rotate textLength lengthAdjust startOffset side spacing method pathLength transform transform-origin ' +
    'clipPathUnits maskUnits maskContentUnits mask-type patternUnits patternContentUnits patternTransform ' +
    'gradientUnits gradientTransform spreadMethod offset markerUnits markerWidth markerHeight orient refX refY ' +
    'filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor ' +
    'bias targetX targetY edgeMode kernelUnitLength preserveAlpha surfaceScale diffuseConstant ' +
    'specularConstant specularExponent scale xChannelSelector yChannelSelector azimuth elevation ' +
    'limitingConeAngle pointsAtX pointsAtY pointsAtZ tableValues slope intercept amplitude exponent ' +
    'stdDeviation radius baseFrequency numOctaves seed stitchTiles requiredExtensions requiredFeatures ' +
    'systemLanguage media title ' +
    'alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation ' +
    'color-interpolation-filters cursor direction display dominant-baseline fill fill-opacity fill-rule filter ' +
    'flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant ' +
    'font-weight image-rendering isolation letter-spacing lighting-color marker-end marker-mid marker-start mask ' +
    'mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity stroke ' +
    'stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity ' +
    'stroke-width text-anchor text-decoration text-rendering unicode-bidi vector-effect visibility ' +
    'white-space word-spacing writing-mode'
  ).split(' '),
)

const namespace = 'http://www.w3.org/2000/svg'
const linkNamespace = 'http://www.w3.org/1999/xlink'

/** @throws {Refused} with what is wrong, where it cannot be mended. */
export function cleanSvg(text: string): string {
  const drawing = readDrawing(withoutMark(text), { anyPrefix: true })
  if ('problem' in drawing) throw refused(drawing)
  const { root, doctype } = drawing
  if (doctype?.includes('['))
    throw refused({
      problem: 'The drawing defines things in a declaration such as <!DOCTYPE>.',
      remedy: 'Export it again as plain SVG.',
    })
  const foreign = root.attributes.some(([name, value]) => name === 'xmlns' && value !== namespace)
  if (foreign || root.name !== 'svg')
    throw new Refused(422, 'The file isn’t an SVG, though it’s called one. Export it as SVG.')
  const clean = `${written(root, { links: linkNames(root), inText: false }, ` xmlns="${namespace}"`)}\n`
  const problem = svgProblem(clean)
  if (problem) throw refused(problem)
  return clean
}

function refused({ problem, remedy }: DrawingProblem): Refused {
  return new Refused(422, `${problem} ${remedy}`)
}

/** What an element stands in. */
interface Around {
  /** How the drawing calls an `href` of old. */
  readonly links: ReadonlySet<string>
  readonly inText: boolean
}

/** Programs declare any prefix for it: that of Python is `ns1`. */
function linkNames({ attributes }: DrawnElement): ReadonlySet<string> {
  const declared = attributes.flatMap(([name, value]) =>
    name.startsWith('xmlns:') && value === linkNamespace ? [`${name.slice(6)}:href`] : [],
  )
  return new Set(['xlink:href', ...declared])
}

function written(
  { name, attributes, children }: DrawnElement,
  { links, inText }: Around,
  more = '',
): string {
  const kept = new Map<string, string>()
  for (const [name, value] of attributes) {
    const key = links.has(name) ? 'href' : name
    // Where both are there, browsers go by the one without a prefix.
    if (isAllowed(key) && (key === name || !kept.has(key))) kept.set(key, value)
  }
  const said = [...kept].map(
    ([key, value]) => ` ${key}="${escaped(value).replaceAll('"', '&quot;')}"`,
  )
  const inside = children.map((child) =>
    typeof child === 'string'
      ? escaped(child)
      : element(child, { links, inText: inText || name === 'text' }),
  )
  const tag = `${name}${more}${said.join('')}`
  return inside.length > 0 ? `<${tag}>${inside.join('')}</${name}>` : `<${tag}/>`
}

function element(child: DrawnElement, around: Around): string {
  // What has a prefix is a program's own, and without one it may still not be SVG.
  const isOther = child.attributes.some(([name, value]) => name === 'xmlns' && value !== namespace)
  if (dropped.has(child.name) || child.name.includes(':') || isOther) return ''
  if (child.name !== 'a') return written(child, around)
  const attributes = child.attributes.filter(([name]) => !/(?:^|:)href$/.test(name))
  // A group of shapes would hide the words that it stands in.
  return written({ ...child, name: around.inText ? 'tspan' : 'g', attributes }, around)
}

function isAllowed(name: string): boolean {
  return allowed.has(name) || /^(?:aria|data)-[\w-]+$/.test(name)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
