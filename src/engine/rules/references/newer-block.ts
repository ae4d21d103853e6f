import { versionOf } from '#engine/migrate/version.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'

/** A block was written for a later version of its schema than this code has. */
export const newerBlock: Rule = {
  code: 'newer-block',
  severity: 'error',
  docs: {
    why: 'Its settings mean what only newer code knows, and this code would show something else.',
    wrong: blocks({ ...marquee, v: 2 }),
    right: blocks({ ...marquee, v: 1 }),
    fixed: true,
  },
  check({ tree, versioned }, report) {
    for (const { file, at, type, v } of versioned) {
      const version = versionOf(tree, type)
      if (version === undefined || typeof v !== 'number' || v <= version) continue
      report({
        file,
        at: `${at}/v`,
        within: at,
        problem: `It was written for version ${v} of "${String(type)}", but this code knows version ${version}.`,
        remedy: `Bring the code up to date; write "v": ${version} if the number is a slip.`,
      })
    }
  },
}
