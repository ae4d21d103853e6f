/** Whether a block may be called so: a name that a folder, a component and JSON can all carry. */
export function isBlockName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= 40
}
