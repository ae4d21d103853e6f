import { versionOf } from '#engine/migrate/version.ts'
import { blocks, folder, marquee } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { commandFor } from '#engine/site/pages-folder.ts'

const moved = { ...folder, 'blocks/marquee/migrations.ts': '{ to: 2, why: … }' }

/** A block was written for an earlier version of its schema, and has not been brought along. */
export const olderBlock: Rule = {
  code: 'older-block',
  severity: 'error',
  docs: {
    why: 'Its settings are read as those of the present version, in which they may mean something else.',
    wrong: { ...moved, ...blocks(marquee) },
    right: { ...moved, ...blocks({ ...marquee, v: 2 }) },
    fixed: true,
  },
  check({ tree, versioned }, report) {
    for (const { file, at, type, v = 1 } of versioned) {
      const version = versionOf(tree, type)
      if (version === undefined || typeof v !== 'number' || v >= version) continue
      report({
        file,
        at: `${at}/type`,
        within: at,
        problem: `It was written for version ${v} of "${String(type)}", which is at version ${version}.`,
        remedy: `Run \`${commandFor(tree, 'migrate')}\`; \`${commandFor(tree, 'migrate', '--dry-run')}\` only shows what would change.`,
      })
    }
  },
}
