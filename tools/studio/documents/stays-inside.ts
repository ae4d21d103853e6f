import { existsSync, realpathSync } from 'node:fs'
import { dirname, sep } from 'node:path'

/** Whether a path, or as much of it as is there, is inside a folder once all links are followed. */
export function staysInside(folder: string, path: string): boolean {
  return `${realpathSync(nearest(path))}${sep}`.startsWith(realpathSync(folder) + sep)
}

function nearest(path: string): string {
  return existsSync(path) ? path : nearest(dirname(path))
}
