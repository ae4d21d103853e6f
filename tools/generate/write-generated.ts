import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Holds generated files and nothing else; others stand at the top. */
export const generatedFolder = 'schema/generated'

/** Names of generated files that differ from what they should be: changed, missing or left over. */
export function staleGenerated(root: string, files: Readonly<Record<string, string>>): string[] {
  const folder = join(root, generatedFolder)
  const differs = (name: string): boolean =>
    !existsSync(join(root, name)) || readFileSync(join(root, name), 'utf8') !== files[name]
  const present = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
  return [
    ...Object.keys(files).filter(differs),
    ...present
      // A folder with all that is in it was made by somebody.
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => `${generatedFolder}/${name}`)
      .filter((name) => !Object.hasOwn(files, name)),
  ]
}

/** Brings the generated files up to date and returns the names of those it touched. */
export function writeGenerated(root: string, files: Readonly<Record<string, string>>): string[] {
  const stale = staleGenerated(root, files)
  mkdirSync(join(root, generatedFolder), { recursive: true })
  for (const name of stale) {
    const content = files[name]
    if (content === undefined) rmSync(join(root, name))
    else writeFileSync(join(root, name), content)
  }
  return stale
}
