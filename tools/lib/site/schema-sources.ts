import { hash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the generator read of schema/, by file, as `schemaSums` tells it. */
export const SOURCES = 'schema/generated/sources.json'

/**
 * What the generator made of it, which the record names as well: a merge may take the one from our side
 * and the other from theirs.
 */
export const RUNTIME = 'schema/generated/runtime.json'

/**
 * What tells each schema in schema/ from any other of its name, by file, sorted; ends of lines, which
 * git changes on some systems, do not count. Dot files, which editors and systems leave, are none, and
 * blocks have theirs in shapes.json. Empty where there is no folder schema/. The texts are not parsed:
 * 28 of them take 2 ms.
 */
export function schemaSums(root: string): Map<string, string> {
  return new Map(
    ['schema', 'schema/content', 'schema/defs']
      .flatMap((folder) => jsonIn(root, folder))
      .toSorted()
      .map((file) => [file, sumOf(readFileSync(join(root, file), 'utf8'))]),
  )
}

function jsonIn(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .map((name) => `${folder}/${name}`)
  } catch {
    return []
  }
}

/** The same of what pages are checked by, as it is on disk; none where it was never made. */
export function runtimeSum(root: string): [file: string, sum: string][] {
  const path = join(root, RUNTIME)
  return existsSync(path) ? [[RUNTIME, sumOf(readFileSync(path, 'utf8'))]] : []
}

export function sumOf(text: string): string {
  return hash('sha1', text.replaceAll('\r\n', '\n')).slice(0, 12)
}
