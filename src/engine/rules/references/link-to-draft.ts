import { judgeLinks } from '#engine/rules/judge-links.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { valueAt } from '#engine/where.ts'

const draft = {
  route: '/soon',
  status: 'draft',
  title: 'Soon',
  description: 'A page that is being written.',
} as const

/** A link leads to a page that is not built. */
export const linkToDraft: Rule = {
  code: 'link-to-draft',
  severity: 'error',
  docs: {
    why: 'A draft is not built, so visitors who follow the link get a not-found page.',
    wrong: {
      'pages/one/soon.json': draft,
      'pages/one/chrome.json': { menu: { links: [{ label: 'Soon', href: '/soon' }] } },
    },
    right: {
      'pages/one/soon.json': { ...draft, status: 'live' },
      'pages/one/chrome.json': { menu: { links: [{ label: 'Soon', href: '/soon' }] } },
    },
  },
  check(site, report) {
    judgeLinks(
      site,
      ({ path, from, sets }) => {
        for (const addresses of path === '' || path === '/' ? [] : sets.values()) {
          const target = addresses.find(path)
          // A set without a home has a finding of its own. Drafts may lead to each other, as they will once both are live.
          if (!target?.page.draft || isDraft(site.document(from))) continue
          return {
            problem: `The page at ${path} is a draft and is not built.`,
            remedy: `Take "status": "draft" out of ${target.page.file}, or take this link out.`,
          }
        }
        return undefined
      },
      report,
    )
  },
}

function isDraft(document: unknown): boolean {
  return valueAt(document, '/status') === 'draft'
}
