import { nearest } from '#engine/nearest.ts'
import { font } from '#engine/rules/examples.ts'
import { type Rule, type Verdict, reported, suggested } from '#engine/rules/rule.ts'
import { listed } from '#engine/schema/messages.ts'
import { baseName } from '#engine/site/media.ts'
import { escaped } from '#engine/text/pointer.ts'
import { entriesAt, valueAt } from '#engine/where.ts'

const wrong = { ...font, package: '@fontsource-variable/instrument-snas', fit: { wght: 700 } }

/** A font of a theme is taken from a package that is not installed, or from a file it does not have. */
export const missingFont: Rule = {
  code: 'missing-font',
  severity: 'error',
  docs: {
    why: 'There is nothing to take the letters from, and without that no page is built.',
    wrong: { 'pages/theme.json': { fonts: { text: wrong } } },
    right: { 'pages/theme.json': { fonts: { text: { ...font, fit: { wght: 700 } } } } },
  },
  check(site, report) {
    const { fonts } = site.tree
    if (!fonts) return
    for (const path of site.themes) {
      if (!site.keepsSchema(path)) continue
      for (const [at, source] of sourcesIn(site.document(path))) {
        const name = String(valueAt(source, '/package'))
        const files = fonts.get(name)
        if (!files) tell(`${at}/package`, unknownPackage(name, [...fonts.keys()]))
        else
          for (const [index, file] of (valueAt(source, '/files') as string[]).entries())
            if (!files.has(file)) tell(`${at}/files/${index}`, unknownFile(file, name, files))
      }

      function tell(at: string, verdict: Verdict): void {
        report({ file: site.file(path), ...reported(at, verdict) })
      }
    }
  },
}

/** What a theme takes letters from: its fonts, and what mends some characters of one. */
function sourcesIn(theme: unknown): (readonly [at: string, source: unknown])[] {
  return entriesAt(theme, '/fonts').flatMap(([name, value]) => {
    const at = `/fonts/${escaped(name)}`
    const patches = (valueAt(value, '/patches') ?? []) as unknown[]
    return [
      [at, value] as const,
      ...patches.map((patch, index) => [`${at}/patches/${index}`, patch] as const),
    ]
  })
}

function unknownPackage(name: string, known: readonly string[]): Verdict {
  // Names of packages begin alike, so only their ends tell which one was meant.
  const meant = nearest(baseName(name), known.map(baseName))
  const guess = known.find((one) => baseName(one) === meant)
  return {
    problem: `The font package ${name} is not installed.`,
    ...suggested(guess, `Use one of: ${listed(known)}; or run \`npm install --save-dev ${name}\`.`),
  }
}

function unknownFile(file: string, name: string, files: ReadonlySet<string>): Verdict {
  return {
    problem: `The package ${name} has no file ${file}.`,
    ...suggested(nearest(file, files), `Use one of: ${listed([...files])}.`),
  }
}
