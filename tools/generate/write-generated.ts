import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of files in schema/generated that differ from what they should be: changed, missing or left over. */
export function staleGenerated(root: string, files: Readonly<Record<string, string>>): string[] {
  const folder = join(root, 'schema/generated')
  const differs = (name: string): boolean =>
    !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== files[name]
  const present = existsSync(folder) ? readdirSync(folder) : []
  return [
    ...Object.keys(files).filter(differs),
    ...present.filter((name) => !Object.hasOwn(files, name)),
  ]
}

/** Brings schema/generated up to date and returns the names of the files it touched. */
export function writeGenerated(root: string, files: Readonly<Record<string, string>>): string[] {
  const folder = join(root, 'schema/generated')
  const stale = staleGenerated(root, files)
  mkdirSync(folder, { recursive: true })
  for (const name of stale) {
    const content = files[name]
    if (content === undefined) rmSync(join(folder, name))
    else writeFileSync(join(folder, name), content)
  }
  return stale
}
