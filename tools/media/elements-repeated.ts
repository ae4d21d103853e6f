import type { DrawnElement } from './read-drawing.ts'

/** Longer ways from one reference to the next are taken for endless. */
const DEEPEST = 1000

/**
 * How many elements are drawn again because a `use` refers to them, or a mask or clip is made of them;
 * `most` for any number above it. Six groups of ten references to the next are a million elements in a
 * thousand bytes, and a tab that shows them never answers again. What refers to itself is not drawn
 * there. Of what a style sheet says nothing is known here.
 */
export function elementsRepeated(root: DrawnElement, most: number): number {
  const named = new Map<string, DrawnElement>()
  let own = 0
  const note = (element: DrawnElement): void => {
    own += 1
    const [, id] = element.attributes.find(([key]) => key === 'id') ?? []
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
    let sum = 1
    for (const part of [...element.children, ...referredTo(element, named)])
      if (typeof part !== 'string') sum += count(part, depth + 1)
    counts.set(element, Math.min(sum, own + most))
    return Math.min(sum, own + most)
  }
  return count(root, 0) - own
}

/** What is drawn where this element is, beside its own parts. Colours and patterns are drawn once. */
function referredTo(
  { name, attributes }: DrawnElement,
  named: ReadonlyMap<string, DrawnElement>,
): Set<DrawnElement> {
  const found = new Set<DrawnElement>()
  for (const [key, value] of attributes) {
    if (name === 'use' && /(?:^|:)href$/.test(key)) {
      const target = named.get(decoded(value.trim().slice(1)))
      if (target) found.add(target)
    } else if (/^(?:mask|clip-path|style)$/.test(key))
      for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^"')]*)/gi)) {
        const target = named.get(decoded(id.trim()))
        if (target && /^(?:mask|clipPath)$/.test(target.name)) found.add(target)
      }
  }
  return found
}

/** A name as it is meant in an address: `#%75` is `#u`. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
