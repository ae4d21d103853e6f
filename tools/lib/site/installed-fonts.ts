import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Scopes of packages that hold fonts. */
const SCOPE = /^@fontsource/

/**
 * The font packages that the engine at `root` has, with the files in each. Those of a scope of fonts
 * are all found; of others, those that are `named`. Undefined where there is none at all, because
 * nothing is installed.
 */
export function installedFonts(
  root: string,
  named: Iterable<string>,
): ReadonlyMap<string, ReadonlySet<string>> | undefined {
  const fonts = new Map<string, ReadonlySet<string>>()
  for (const modules of createRequire(join(root, 'package.json')).resolve.paths('fonts') ?? []) {
    if (!existsSync(modules)) continue
    const scoped = readdirSync(modules)
      .filter((name) => SCOPE.test(name))
      .flatMap((scope) => readdirSync(join(modules, scope)).map((name) => `${scope}/${name}`))
    for (const name of [...scoped, ...named])
      if (!fonts.has(name) && isPackage(name) && existsSync(join(modules, name)))
        fonts.set(name, filesIn(join(modules, name)))
  }
  return fonts.size > 0 ? fonts : undefined
}

/** The packages that a theme names, which may break its schema. */
export function fontPackagesIn(theme: string): string[] {
  return [...theme.matchAll(/"package"\s*:\s*"([^"\\]+)"/g)].map(([, name = '']) => name)
}

function isPackage(name: string): boolean {
  return /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/.test(name)
}

function filesIn(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Set(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(?:woff2?|[ot]tf)$/.test(file)),
  )
}
