/** How CSS calls what a theme calls by this name: `inkSoft` is `--ink-soft`, `space2` is `--space-2`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]|\d+/g, (letter) => `-${letter.toLowerCase()}`)
}
