/** Where the cursor stands in a document that may be half written, by its syntax tree. */
import { ensureSyntaxTree, syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

import { escaped } from '#engine/text/pointer.ts'

export interface PlaceInText {
  /** A key of the object at `at`, or the value at `at`. */
  readonly kind: 'key' | 'value'
  readonly at: string
  /** What completing replaces. */
  readonly from: number
  readonly to: number
  /** The keys that the object has. */
  readonly has: readonly string[]
}

/** How long reading up to the cursor may take, in milliseconds. */
const PATIENCE_MS = 500

type Node = ReturnType<ReturnType<typeof syntaxTree>['resolveInner']>

/** Undefined where neither a key nor a value can stand. */
export function placeInText(state: EditorState, position: number): PlaceInText | undefined {
  const tree = ensureSyntaxTree(state, position, PATIENCE_MS) ?? syntaxTree(state)
  const node = tree.resolveInner(position, -1)
  const text = (one: Node): string => state.sliceDoc(one.from, one.to)
  const whole = isWord(node) && node.from < position
  const [from, to] = whole ? [node.from, node.to] : [position, position]
  const property = whole && node.name !== 'PropertyName' ? node.parent : node
  if (node.name === 'PropertyName' && node.parent?.parent)
    return {
      kind: 'key',
      at: pointerTo(node.parent.parent, state),
      from,
      to,
      has: keysOf(node.parent.parent, text),
    }
  if (property?.name === 'Property') {
    const before = state.sliceDoc(property.from, from)
    if (before.includes(':'))
      return { kind: 'value', at: pointerTo(property, state), from, to, has: [] }
  }
  const array = whole ? node.parent : node
  if (array?.name === 'Array')
    return {
      kind: 'value',
      at: `${pointerTo(array, state)}/${indexAt(array, from)}`,
      from,
      to,
      has: [],
    }
  const object = node.name === 'Object' ? node : node.name === '⚠' ? node.parent : null
  if (object?.name === 'Object')
    return { kind: 'key', at: pointerTo(object, state), from, to, has: keysOf(object, text) }
  return undefined
}

/** Something written; the tree has a name of its own for what is no JSON, as `tru`. */
function isWord({ name, from, to }: Node): boolean {
  if (name === '⚠') return to > from
  return ['PropertyName', 'String', 'True', 'False', 'Null', 'Number'].includes(name)
}

function keysOf(object: Node, text: (node: Node) => string): string[] {
  return object.getChildren('Property').flatMap((property) => {
    const name = property.getChild('PropertyName')
    return name ? [unquoted(text(name))] : []
  })
}

/** How many entries of a list stand before a position. */
function indexAt(array: Node, position: number): number {
  let index = 0
  for (let child = array.firstChild; child; child = child.nextSibling)
    if (!['[', ']', ',', '⚠'].includes(child.name) && child.to < position) index += 1
  return index
}

/** The JSON Pointer of a value, by the syntax tree around it. */
function pointerTo(node: Node, state: EditorState): string {
  let pointer = ''
  for (let at: Node | null = node; at; at = at.parent) {
    if (at.name === 'Property') {
      const name = at.getChild('PropertyName')
      pointer = `/${escaped(name ? unquoted(state.sliceDoc(name.from, name.to)) : '')}${pointer}`
    } else if (at.parent?.name === 'Array') pointer = `/${indexAt(at.parent, at.from)}${pointer}`
  }
  return pointer
}

function unquoted(text: string): string {
  return text.replaceAll(/^"|"$/g, '')
}
