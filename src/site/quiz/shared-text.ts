/**
 * What is shared, with the result for the word in braces. A word that stands before it and also begins
 * the result is said once: "the {sandwich}" and "The Gigante" are "The Gigante".
 */
export function sharedText(words: string, name: string): string {
  return words.replace(/(\S+ )?\{\w+\}/, (_, before = '') =>
    name.toLowerCase().startsWith(before.toLowerCase()) ? name : before + name,
  )
}
