import { folder } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { isBlockName } from '#engine/text/block-name.ts'
import { pascal } from '#engine/text/pascal.ts'

/** A block folder has no component of its own name, so nothing could be drawn. */
export const blockWithoutComponent: Rule = {
  code: 'block-without-component',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'A block is drawn by the component of its name; without one nothing can be drawn.',
    wrong: { ...folder, 'blocks/marquee/Marquee.tsx': null, 'blocks/marquee/Ticker.tsx': '' },
    right: folder,
  },
  check({ tree }, report) {
    for (const [type, names] of tree.blockFiles) {
      const wanted = `${pascal(type)}.tsx`
      if (names.has(wanted) || !isBlockName(type)) continue
      const other = [...names].find((name) => /^[A-Za-z0-9]+\.tsx$/.test(name))
      report({
        file: `blocks/${type}/${wanted}`,
        at: '',
        problem: `The block folder blocks/${type} has no ${wanted}.`,
        remedy: other
          ? `Rename ${other}; the component carries the folder's name.`
          : `Add one that exports ${pascal(type)}.`,
      })
    }
  },
}
