import { SaxesParser } from 'saxes'

import { withoutMark } from '#engine/text/without-mark.ts'

/** An element as it is written; names keep their prefixes. */
export interface DrawnElement {
  readonly name: string
  readonly attributes: readonly (readonly [name: string, value: string])[]
  readonly children: readonly (DrawnElement | string)[]
}

/** A document of XML in which every reference is resolved; comments are left out. */
export interface Drawing {
  readonly root: DrawnElement
  /** What stands in its `<!DOCTYPE …>`, undefined where it has none. */
  readonly doctype: string | undefined
  /** Which encoding it claims. */
  readonly encoding: string | undefined
  /** Its processing instructions, by what they are for; the XML declaration is none. */
  readonly instructions: readonly string[]
}

/** Why a drawing is refused, a sentence each. */
export interface DrawingProblem {
  readonly problem: string
  readonly remedy: string
}

/** Deeper than anyone draws, and not so deep that what follows it down has no room left. */
const DEEPEST = 200

/**
 * A drawing as a browser reads it that is given the file, or why none would show it: XML 1.0 forgives
 * nothing. Entities of its own have no meaning here, since they can be made to be endless.
 *
 * `anyPrefix` takes prefixes that nobody declared, as a drawing has that was copied out of a page.
 */
export function readDrawing(text: string, { anyPrefix = false } = {}): Drawing | DrawingProblem {
  const instructions: string[] = []
  const open: (DrawnElement & { children: (DrawnElement | string)[] })[] = []
  let began = false
  let root: DrawnElement | undefined
  let doctype: string | undefined
  let encoding: string | undefined
  const write = (child: string): void => void open.at(-1)?.children.push(child)
  const parser = new SaxesParser({ xmlns: !anyPrefix, position: false })
  parser.on('xmldecl', (declared) => (encoding = declared.encoding))
  parser.on('doctype', (said) => (doctype = said))
  parser.on('processinginstruction', ({ target }) => instructions.push(target))
  parser.on('text', write)
  parser.on('cdata', write)
  parser.on('opentagstart', () => (began = true))
  parser.on('opentag', (tag) => {
    const attributes = Object.entries(tag.attributes).map(
      ([name, value]) => [name, typeof value === 'string' ? value : value.value] as const,
    )
    const element = { name: tag.name, attributes, children: [] }
    open.at(-1)?.children.push(element)
    if (open.push(element) > DEEPEST) parser.fail(`more than ${DEEPEST} elements in each other.`)
    root ??= element
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', (error) => {
    throw error
  })
  try {
    parser.write(text).close()
  } catch (error) {
    if (began) return unreadable(parser.line, error as Error)
  }
  return root ? { root, doctype, encoding, instructions } : nothing
}

/** How much of a drawing is read at a time to find its first element. */
const PART = 1000

/** What the first element of a drawing says, of which no more is read; nothing where it cannot be. */
export function rootAttributes(text: string): Readonly<Record<string, string>> {
  let found: Record<string, string> | undefined
  const parser = new SaxesParser({ xmlns: false, position: false })
  parser.on('opentag', ({ attributes }) => (found ??= attributes))
  const plain = withoutMark(text)
  try {
    for (let at = 0; at < plain.length && !found; at += PART)
      parser.write(plain.slice(at, at + PART))
  } catch {
    // Whoever asks whether it is a drawing is told why not.
  }
  return found ?? {}
}

const nothing = {
  problem: 'The drawing holds no <svg>.',
  remedy: 'Export it as plain SVG.',
}

function unreadable(line: number, { message }: Error): DrawingProblem {
  return {
    problem: `The drawing cannot be read at line ${line}: ${message.replace(/\.$/, '').slice(0, 150)}.`,
    remedy: 'Export it again as plain SVG.',
  }
}
