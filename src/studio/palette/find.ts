import { nearest } from '#engine/nearest.ts'

import type { Entry } from './examples.ts'

type Findable = Pick<Entry, 'type' | 'title' | 'description' | 'aliases'>

/**
 * The blocks that an author may mean, the likeliest first. All for no words. What is meant may be
 * the name, what one wants to show ("address" finds Locations), a word of the description, or any of
 * these with a letter wrong.
 */
export function find<T extends Findable>(words: string, entries: readonly T[]): readonly T[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return entries
  const all = entries
    .map((entry) => ({ entry, weight: weightOf(wanted, entry) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ entry }) => entry)
  if (all.length > 0) return all
  const names = entries.flatMap(({ title, aliases }) => [title.toLowerCase(), ...aliases])
  const guess = nearest(wanted, names)
  return guess === undefined ? [] : find(guess, entries)
}

/** How surely a block is meant; 0 for not at all. */
function weightOf(wanted: string, { title, aliases, description }: Findable): number {
  const name = title.toLowerCase()
  const others = aliases.map((alias) => alias.toLowerCase())
  if (name === wanted) return 6
  if (name.startsWith(wanted)) return 5
  // What is listed first is what the block is mostly looked for as.
  if (others.includes(wanted)) return 5 - (others.indexOf(wanted) + 1) / (others.length + 1)
  if ([name, ...others].some((text) => hasWord(text, wanted))) return 3
  const parts = wanted.split(/\s+/)
  const text = [name, ...others, description.toLowerCase()].join(' ')
  if (parts.every((part) => hasWord(text, part))) return 2
  return 0
}

/** Whether one of its words begins so. */
export function hasWord(text: string, start: string): boolean {
  return text.startsWith(start) || text.includes(` ${start}`)
}
