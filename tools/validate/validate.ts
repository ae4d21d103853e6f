import { checkSite } from '#engine/check.ts'
import { Refusal, flags } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import type { SiteLocation } from '#tools/lib/site/site-location.ts'

import { type Format, formats, formatted } from './formats.ts'

/** What is fixed, as `--fix` names it; by itself it means the first. */
const ways = ['safe', 'suggested'] as const

const isWay = (word: string | undefined): word is (typeof ways)[number] =>
  (ways as readonly (string | undefined)[]).includes(word)

/**
 * `npm run validate`: exit code 0 when nothing is wrong, 1 with errors or too many warnings, 2 when it
 * could not look. With `--changed REF` the whole site is checked; the files that changed since are
 * judged, and what they broke in others. `--fix` first writes what is safe to write; `--fix=suggested`
 * shows that and all other suggestions as a diff, and writes them with `--yes`. `--at` judges what
 * comes and goes with time at another moment than the present.
 */
export async function validate(): Promise<number> {
  const words = process.argv.slice(2)
  const args = words.map((word, index) =>
    word === '--fix' && !isWay(words[index + 1]) ? '--fix=safe' : word,
  )
  const values = flags(
    {
      pages: pagesFlag,
      format: { type: 'string', default: 'pretty', says: 'pretty, json, github, sarif or junit.' },
      changed: {
        type: 'string',
        says: 'Reports only the files that changed since this revision, and what they broke.',
      },
      'max-warnings': { type: 'string', says: 'How many warnings are allowed.' },
      at: {
        type: 'string',
        says: 'The time to check for: a day, a day and a time, or @SECONDS since 1970.',
      },
      fix: {
        type: 'string',
        says: 'Fixes what is safe to fix; --fix=suggested shows the rest as well.',
      },
      yes: { type: 'boolean', default: false, says: 'Writes what --fix=suggested shows.' },
    },
    args,
  )
  const { pages, format, changed, 'max-warnings': most, at, fix, yes } = values
  if (!Object.hasOwn(formats, format))
    throw new Refusal(
      `There is no format called “${format}”.`,
      `Use one of: ${Object.keys(formats).join(', ')}.`,
    )
  if (most !== undefined && !/^\d+$/.test(most))
    throw new Refusal(
      `--max-warnings takes a number, not “${most}”.`,
      'Write how many warnings are allowed: --max-warnings 0.',
    )
  if (fix !== undefined && !isWay(fix))
    throw new Refusal(`There is no way to fix called “${fix}”.`, 'Use --fix or --fix=suggested.')
  if (yes && fix !== 'suggested')
    throw new Refusal('--yes does nothing by itself.', 'Use it with --fix=suggested.')
  const root = process.cwd()
  const place = { root, pagesDir: pages }
  const files =
    changed === undefined
      ? await changedOnGithub(place, format)
      : await changedFiles(place, changed)
  const read = await readSite({ ...place, streamed: true })
  const tree = at === undefined ? read : (await import('./judged-at.ts')).judgedAt(read, at)
  const judged = changed === undefined ? undefined : files
  const { findings: all } =
    fix === undefined
      ? await checkSite(tree)
      : await (await import('./fix.ts')).fix({ root, tree, judged, fix, yes })
  const others = judged ? all.filter(({ file }) => !judged.has(file)) : []
  const left = new Set(others)
  if (changed !== undefined && judged && others.length > 0) {
    const { brokenBy } = await import('./changed.ts')
    const broken = await brokenBy(place, changed, { tree, changes: judged, elsewhere: others })
    for (const finding of broken) left.delete(finding)
  }
  const findings = all.filter((finding) => !left.has(finding))
  const changes = files ?? new Set<string>()
  console.log(
    await formatted(format as Format, {
      findings,
      tree,
      judged,
      elsewhere: left.size,
      changed: changes,
    }),
  )
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  if (most !== undefined && warnings > Number(most)) {
    console.error(
      `${warnings} ${warnings === 1 ? 'warning is' : 'warnings are'} more than --max-warnings allows (${most}).`,
    )
    return 1
  }
  return findings.some(({ severity }) => severity === 'error') ? 1 : 0
}

/** Loaded when it is wanted, because starting git takes modules that a check does without. */
async function changedFiles(place: SiteLocation, ref: string): Promise<Set<string>> {
  const { changedSince } = await import('./changed.ts')
  return changedSince(place, ref)
}

/** Of a pull request, the files that are shown first; a clone that cannot tell shows all alike. */
async function changedOnGithub(
  place: SiteLocation,
  format: string,
): Promise<Set<string> | undefined> {
  const base = process.env['GITHUB_BASE_REF']
  if (format !== 'github' || !base) return undefined
  try {
    return await changedFiles(place, `origin/${base}`)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`${error.problem} So the changed files are not listed first.`)
    return undefined
  }
}
