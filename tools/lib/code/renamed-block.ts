import { pascal } from '#engine/text/pascal.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import type { Names } from '#tools/new-block/names.ts'

/**
 * The new names of a block's files, by the old: `Marquee.island.tsx`, `marquee.module.css` and
 * `marquee-line.module.css` get one, but not `columns.ts`.
 *
 * @throws {Refusal} if a file would get the name of another, which would be lost.
 */
export function renamedFiles(
  names: Iterable<string>,
  from: Names,
  to: Names,
): ReadonlyMap<string, string> {
  const files = new Map([...names].map((name) => [name, renamedFile(name, from, to)]))
  for (const [name, now] of files) {
    // Disks that take no account of case are among those that a house is cloned to.
    const taken = [...files.keys()].find((other) => other.toLowerCase() === now.toLowerCase())
    if (taken !== undefined && files.get(taken) === taken && taken !== name)
      throw new Refusal(
        `For a block “${to.type}”, ${name} becomes ${now}, but blocks/${from.type} already has a file ${taken}.`,
        'Choose another name.',
      )
  }
  return files
}

function renamedFile(name: string, from: Names, to: Names): string {
  if (name.startsWith(`${from.pascal}.`)) return to.pascal + name.slice(from.pascal.length)
  return name.replace(new RegExp(`^${ofFile(from)}`), to.type)
}

/** How files begin that are called after a block in small letters, the style sheets of its parts too. */
function ofFile({ type }: Names): string {
  return String.raw`${type}(?=\.|-[\w-]+\.module\.css\b)`
}

/** Only forms that can mean nothing but the block; in its own folder there are more of them. */
export function renamedCode(own: boolean, text: string, from: Names, to: Names): string {
  const outside = text
    .replaceAll(new RegExp(`\\bblocks/${from.type}(?![\\w-])`, 'g'), `blocks/${to.type}`)
    .replaceAll(
      new RegExp(`(\\btype["']?(?:: ?| [!=]== ))(["'])${from.type}\\2`, 'g'),
      `$1$2${to.type}$2`,
    )
    .replaceAll(new RegExp(`\\b${from.pascal}Props\\b`, 'g'), `${to.pascal}Props`)
  if (!own) return outside
  return outside
    .replaceAll(new RegExp(`(behavior["']?(?:=|: ?)["'])${from.type}/`, 'g'), `$1${to.type}/`)
    .replaceAll(new RegExp(String.raw`\./${ofFile(from)}`, 'g'), `./${to.type}`)
    .replaceAll(`class="${from.type}-`, `class="${to.type}-`)
    .replaceAll(component(text, from), (found) => {
      if (found.startsWith('import ')) return found
      return /^['"]/.test(found)
        ? found.replace(`/${from.pascal}.`, `/${to.pascal}.`)
        : found.replace(from.pascal, to.pascal)
    })
}

/**
 * A component cannot be called as something that its own files have or take from elsewhere; nor can
 * its props.
 *
 * @throws {Refusal} if one of these texts does.
 */
export function requireFreeName(texts: Iterable<string>, { type, pascal }: Names): void {
  const declared = new RegExp(
    `^(?:export )?(?:function|const|class|interface|type) ${pascal}(?:Props)?\\b`,
    'm',
  )
  for (const text of texts)
    if (takes(text, pascal, '') || declared.test(text))
      throw new Refusal(
        `A block “${type}” has a component ${pascal}, which its files use for something else.`,
        `Choose a longer name, such as ${type}-band.`,
      )
}

/**
 * Refuses a name that code writes as that of another block: `band-2` and `band2` are both Band2.
 * `others` are the blocks there are.
 *
 * @throws {Refusal} naming the other.
 */
export function requireOwnName(type: string, others: Iterable<string>): void {
  for (const other of others)
    if (pascal(other) === pascal(type))
      throw new Refusal(
        `In code the block “${other}” is called ${pascal(other)} already.`,
        'Choose a name that differs in more than hyphens.',
      )
}

/** Whether a file imports the name, from a place that begins so. */
function takes(text: string, name: string, from: string): boolean {
  const imports = text.matchAll(new RegExp(`import ([^']*)from '${from}`, 'g'))
  return [...imports].some(([, names = '']) => new RegExp(`\\b${name}\\b(?! as )`).test(names))
}

/**
 * Where a file of the block says the component's name. Imports from other floors and quoted texts are
 * matched too: those stay as they are, and of these only a path means the component, the rest is words
 * that people read. Where such an import takes the name itself, only paths mean the component.
 */
function component(text: string, { pascal }: Names): RegExp {
  const name = takes(text, pascal, '#') ? '' : String.raw`|\b${pascal}\b`
  return new RegExp(`import [^']*from '#[^']*'|'[^'\\n]*'|"[^"\\n]*"${name}`, 'g')
}
