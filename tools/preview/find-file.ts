import { realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/**
 * The names on the way to what a request asks for, decoded: `/location%2Bhours/` gives
 * `['location+hours', '']`, the last one empty after a slash. `+` is a plus, never a space.
 * Undefined for a path that cannot name a file: broken encoding, `..` in any spelling, an encoded
 * slash, a name that hosts keep to themselves.
 */
export function requestedNames(target: string): string[] | undefined {
  const path = target.replace(/^https?:\/\/[^/?#]*/u, '').split(/[?#]/u)[0] ?? ''
  if (!path.startsWith('/')) return undefined
  const names: string[] = []
  for (const part of path.slice(1).split('/')) {
    const name = decoded(part)
    if (name === undefined || !isPublic(name)) return undefined
    names.push(name)
  }
  return names.slice(0, -1).includes('') ? undefined : names
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function isPublic(name: string): boolean {
  if (/[/\\\0]/u.test(name) || name === '_headers' || name === '_redirects') return false
  return !name.startsWith('.') || name === '.well-known'
}

/**
 * The file that answers: the one named, else `index.html` of the folder named, else the name with
 * `.html`. Undefined when there is none, or when a link in the file system leads out of `root`.
 */
export function findFile(root: string, names: readonly string[]): string | undefined {
  const path = join(root, ...names)
  const slash = names.at(-1) === ''
  const candidates = slash
    ? [join(path, 'index.html')]
    : [path, join(path, 'index.html'), `${path}.html`]
  const found = candidates.find(isFile)
  if (found === undefined) return undefined
  return realpathSync(found).startsWith(realpathSync(root) + sep) ? found : undefined
}

/** False too for a path through a file, and for a name longer than the file system takes. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}
