import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of the code of a house by name: sources, schemas, examples, fixtures, documents. */
export function codeFiles(root: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const room of ['blocks', 'schema', 'src', 'tests', 'tools']) {
    if (!existsSync(join(root, room))) continue
    for (const name of readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })) {
      const file = `${room}/${name.replaceAll('\\', '/')}`
      if (file.startsWith('schema/generated/') || !/\.(tsx?|css|json|md)$/.test(file)) continue
      // Emacs marks a file that is being changed by a link to nothing beside it.
      if (file.includes('/.')) continue
      files.set(file, readFileSync(join(root, file), 'utf8'))
    }
  }
  return files
}

/** Where the code says it: `tests/a.test.ts:12`, with the line. */
export function mentions(files: ReadonlyMap<string, string>, pattern: RegExp): string[] {
  return [...files].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1}  ${line.trim().slice(0, 100)}`] : [],
      ),
  )
}

/** A pattern for a word of code in quotes, or as part of a path. */
export function quoted(word: string): RegExp {
  return new RegExp(`["'\`/]${literal(word)}["'\`/.]`)
}

/** A text as a pattern that matches it and nothing else. */
export function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
