import { Refused } from '#tools/studio/http/refused.ts'

/** An element as it is written; names keep their prefixes. */
export interface XmlElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: readonly (XmlElement | string)[]
}

const piece =
  /<!--(?:(?!--)[^])*-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<!DOCTYPE([^>[]*)>|<\/([^\s<>/]+)\s*>|<([^\s<>/!?"'=]+)((?:[^"'<>]|"[^"<]*"|'[^'<]*')*?)(\/?)>|[^<]+/gu
// One right behind the other, since looking for the next takes hours in a tag of 2 MB of spaces.
const attribute = /\s+([^\s=/"'<>]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/guy
const named: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }
const DEEPEST = 200

/**
 * The root of a document of XML in which every reference is resolved; comments, instructions and a
 * plain document type are left out.
 *
 * @throws {Refused} if it is not well formed, or defines entities: those can be made to be endless.
 */
export function parseXml(text: string): XmlElement {
  const open: {
    name: string
    attributes: [string, string][]
    children: (XmlElement | string)[]
  }[] = [{ name: '', attributes: [], children: [] }]
  let at = 0
  for (const match of text.matchAll(piece)) {
    if (match.index !== at) throw broken(text, at)
    at += match[0].length
    const [all, data, , closes, name, inside = '', alone] = match
    const parent = open.at(-1)
    if (!parent) throw broken(text, match.index)
    if (closes !== undefined) {
      if (parent.name !== closes) throw broken(text, match.index)
      open.pop()
    } else if (name !== undefined) {
      const element = { name, attributes: attributesOf(inside), children: [] }
      parent.children.push(element)
      if (alone === '') open.push(element)
      if (open.length > DEEPEST) throw refused('is nested too deeply')
    } else if (data !== undefined || !all.startsWith('<')) {
      parent.children.push(data ?? resolved(all))
    }
  }
  if (at !== text.length) throw broken(text, at)
  const [document, ...unclosed] = open
  const roots = (document?.children ?? []).filter((child) => typeof child !== 'string')
  const [root] = roots
  if (unclosed.length > 0 || roots.length > 1) throw broken(text, text.length)
  if (!root) throw refused('holds no <svg>')
  return root
}

function attributesOf(inside: string): [string, string][] {
  const found: [string, string][] = []
  const rest = inside.replaceAll(attribute, (_, name: string, double?: string, single?: string) => {
    found.push([name, resolved(double ?? single ?? '')])
    return ''
  })
  const names = new Set(found.map(([name]) => name))
  if (rest.trim() !== '' || names.size < found.length)
    throw refused('has attributes that can’t be told apart')
  return found
}

/** Text with its character references as what they stand for. */
function resolved(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6});|#(\d{1,7});|([a-z]+);)?/giu, (all, ...found) => {
    const [hex, decimal, name] = found as (string | undefined)[]
    if (name !== undefined && Object.hasOwn(named, name)) return named[name] ?? ''
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    if (code >= 9 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff))
      return String.fromCodePoint(code)
    throw refused(`holds “${all.slice(0, 20)}”, which means nothing here`)
  })
}

function broken(text: string, at: number): Refused {
  if (/^<!(?:DOCTYPE|ENTITY)/iu.test(text.slice(at)))
    return refused('defines things in a declaration such as <!DOCTYPE>')
  const line = text.slice(0, at).split('\n').length
  return refused(`breaks off or isn’t closed properly at line ${line}`)
}

function refused(problem: string): Refused {
  return new Refused(422, `The drawing ${problem}. Export it again as plain SVG.`)
}
