import type { Rule } from '#engine/rules/rule.ts'
import { folderOf } from '#engine/site/model.ts'

/** A document that a site cannot be without is not there. */
export const missingDocument: Rule = {
  code: 'missing-document',
  severity: 'error',
  docs: {
    fixed: true,
    why: 'Without site.json the site has no name and no live page set; without theme.json it has no fonts.',
    wrong: { 'pages/site.json': null },
    right: { 'pages/site.json': { lang: 'en-US' } },
  },
  check({ kinds, sets, themes, file }, report) {
    if (!kinds.has('site.json')) {
      report({
        file: file('site.json'),
        at: '',
        problem: `There is no ${file('site.json')}.`,
        remedy: 'Add it; it names the live page set and the facts of the site.',
      })
    }
    if (sets.length > 0 && themes.length === 0) {
      report({
        file: file('theme.json'),
        at: '',
        problem: `There is no ${file('theme.json')}.`,
        remedy: 'Add it; it holds the colours and the fonts, and no page is built without a font.',
      })
    }
    const folders = new Set<string>()
    for (const [path, kind] of kinds) if (kind === 'Page') folders.add(folderOf(path))
    for (const folder of folders) {
      if (folder === 'shared' || sets.includes(folder)) continue
      report({
        file: file(`${folder}/chrome.json`),
        at: '',
        problem: `The folder ${file(folder)} has pages but no chrome.json.`,
        remedy:
          'Add one, copied from another set; it holds the logo, the navigation and the footer.',
      })
    }
  },
}
