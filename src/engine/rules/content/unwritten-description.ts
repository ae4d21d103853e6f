import { other } from '#engine/rules/examples.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { unwritten } from '#engine/site/new-page.ts'

/** A page that is no draft has the description that a new page begins with. */
export const unwrittenDescription: Rule = {
  code: 'unwritten-description',
  severity: 'warning',
  docs: {
    why: 'Search results show it under the title, and so do previews of shared links.',
    wrong: { 'pages/one/other.json': { ...other, description: `Other${unwritten}` } },
    right: { 'pages/one/other.json': other },
  },
  check(site, report) {
    const drafts = new Set(site.pages.filter(({ draft }) => draft).map(({ file }) => file))
    for (const [description, name] of site.named('page-description')) {
      if (!description.endsWith(unwritten)) continue
      for (const path of site.documentsNaming(name)) {
        const file = site.file(path)
        if (drafts.has(file)) continue
        report({
          file,
          at: '/description',
          problem: 'The description is still the one that a new page begins with.',
          remedy: 'Say in a sentence or two what visitors find here.',
        })
      }
    }
  },
}
