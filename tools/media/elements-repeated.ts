import type { DrawnElement } from './read-drawing.ts'

/** Longer ways from one reference to the next are taken for endless. */
const DEEPEST = 1000

/**
 * How many elements are drawn again because a `use` refers to them; `most` for any number above it. Six
 * groups of ten references to the next are a million elements in a thousand bytes, and a tab that
 * shows them never answers again. What refers to itself is not drawn there.
 */
export function elementsRepeated(root: DrawnElement, most: number): number {
  const named = new Map<string, DrawnElement>()
  let own = 0
  const note = (element: DrawnElement): void => {
    own += 1
    const id = valueOf(element, /^id$/)
    if (id !== undefined && !named.has(id)) named.set(id, element)
    for (const child of element.children) if (typeof child !== 'string') note(child)
  }
  note(root)
  const counts = new Map<DrawnElement, number>()
  const count = (element: DrawnElement, depth: number): number => {
    const known = counts.get(element)
    if (known !== undefined) return known
    if (depth > DEEPEST) return own + most
    counts.set(element, 0)
    const used = element.name === 'use' ? valueOf(element, /(?:^|:)href$/) : undefined
    const target = named.get(used?.trim().slice(1) ?? '')
    const parts = [...element.children, ...(target ? [target] : [])]
    let sum = 1
    for (const part of parts) if (typeof part !== 'string') sum += count(part, depth + 1)
    counts.set(element, Math.min(sum, own + most))
    return Math.min(sum, own + most)
  }
  return count(root, 0) - own
}

function valueOf({ attributes }: DrawnElement, name: RegExp): string | undefined {
  return attributes.find(([key]) => name.test(key))?.[1]
}
