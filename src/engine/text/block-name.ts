/**
 * Whether a block may be called so: a name that a folder, a component and JSON can all carry, and that
 * no object of JavaScript has by itself, as it has `constructor`: such a block would be found where none is.
 */
export function isBlockName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40 && !(name in {})
}
