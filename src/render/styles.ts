/**
 * Which CSS a page carries: the base, of each block that has a class in the page's HTML all its CSS
 * modules, since its island may come to show any of them, and so of each CSS module of the kit and
 * the layouts. So a page pays for its own blocks and no more, and no list says which.
 */
import { memo } from '#engine/memo.ts'
import { FIRST } from '#engine/stand-in.ts'

import { unescaped } from './escape.ts'

import base from '#kit/base.css?inline'

const texts = import.meta.glob<string>(
  ['/src/kit/*.module.css', '/src/render/layouts/*.module.css', '/blocks/*/*.module.css'],
  { eager: true, query: '?inline', import: 'default' },
)
const classes = import.meta.glob<Record<string, string>>(
  ['/src/kit/*.module.css', '/src/render/layouts/*.module.css', '/blocks/*/*.module.css'],
  { eager: true, import: 'default' },
)

/** In the order of their names, a block's own before those of its parts, which may change it. */
const modules = Object.keys(texts).toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))

function nameOf(path: string): string {
  return path.replace('.module.css', '')
}

/** The CSS of the modules that `html` uses, the base first; `html` is the body of the page. */
export function stylesOf(html: string): string {
  const used = new Set<string>()
  for (const [, value] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value?.split(/\s+/) ?? []) used.add(name)
  }
  const wanted = new Set(
    modules
      .filter((path) => Object.values(classes[path] ?? {}).some((name) => used.has(name)))
      .map(ownerOf),
  )
  const paths = modules.filter((path) => wanted.has(ownerOf(path)))
  return [base, ...paths.map((path) => texts[path] ?? '')].join('\n')
}

/** What a CSS module comes and goes with: its block's folder, or itself. */
function ownerOf(path: string): string {
  return path.startsWith('/blocks/') ? path.slice(0, path.lastIndexOf('/')) : path
}

/**
 * The faces of the fonts that these rules name, without the stand-ins for headlines and for widths of
 * letters that the page does not have: a set may have fonts of its own, and pages of others are not to
 * carry them.
 */
export function usedFaces(faces: string, rules: string, page: string): string {
  const said = [...rules.matchAll(/font-stretch:\s*([\d.]+)%/g)].map(([, width]) => Number(width))
  const weights = new Set(
    [...page.matchAll(/weight(?:"|&quot;)?:(9\d\d)/g)].map(([, weight]) => Number(weight)),
  )
  const all = faces.split('\n').map(parsedFace)
  const widthsOf = memo((family: string): readonly number[] => {
    if (!rules.includes(family)) return []
    const own = all.filter((face) => face.family === family)
    const least = Math.min(...own.map(({ from }) => from))
    const most = Math.max(...own.map(({ to }) => to))
    // A width that a font does not have is drawn in the nearest that it has.
    return [NATURAL, ...said].map((width) => Math.min(Math.max(width, least), most))
  })
  return all
    .filter(
      ({ family, weight, from, to }) =>
        widthsOf(family).some((width) => from <= width && width <= to) &&
        (weight < FIRST || weights.has(weight)),
    )
    .map(({ face }) => face)
    .join('\n')
}

/** What a rule of a face says: its weight where that is of a headline's stand-in, else 0. */
function parsedFace(face: string) {
  const [, family = ''] = /font-family:("[^"]*")/.exec(face) ?? []
  const [, weight = 0] = /font-weight:(9\d\d);/.exec(face) ?? []
  const [, from = 0, to = Infinity] = /font-stretch:([\d.]+)% ([\d.]+)%/.exec(face) ?? []
  return { face, family, weight: Number(weight), from: Number(from), to: Number(to) }
}

/** The width of letters where no rule says another, in percent. */
const NATURAL = 100

/** The CSS of the base and of every module: for a page whose blocks come and go. */
export function allStyles(): string {
  return [base, ...modules.map((path) => texts[path] ?? '')].join('\n')
}

/**
 * The HTML with every `style` attribute moved into CSS rules, so that the page keeps a policy
 * without inline styles. Equal values share a rule; the element is marked with `data-s`. With
 * `exceptIslands` those in islands stay as React wrote them.
 */
export function liftStyles(html: string, exceptIslands = false): { html: string; css: string } {
  const names = new Map<string, string>()
  const style = exceptIslands
    ? /<sb-island [^]*?<\/sb-island>| style="([^"]*)"/g
    : / style="([^"]*)"/g
  const lifted = html.replace(style, (whole, value?: string) => {
    if (value === undefined) return whole
    const declarations = unescaped(value)
    const name = names.get(declarations) ?? names.size.toString(36)
    names.set(declarations, name)
    return ` data-s="${name}"`
  })
  const css = [...names]
    .map(([declarations, name]) => `[data-s="${name}"]{${declarations}}`)
    .join('')
  return { html: lifted, css }
}
