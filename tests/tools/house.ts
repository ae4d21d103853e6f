import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What a house has from its work, not from its builders. */
const made = new Set(['.git', '.cache', '.studio', 'node_modules', 'dist'])

/** Makes a folder a copy of this whole house, in which any file may be changed; its packages are ours. */
export function copyHouse(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync('.'))
    if (!made.has(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}
