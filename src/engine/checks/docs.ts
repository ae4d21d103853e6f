import type { CodeDocs, Example } from '#engine/rules/docs.ts'
import { blocks, marquee } from '#engine/rules/examples.ts'

const suppression = {
  code: 'duplicate-id',
  file: 'pages/one/home.json',
  at: 'news',
  reason: 'Both are taken down after the fair.',
  until: '2099-12-31',
}
const suppressed = (changes: object): Example => ({
  'pages/site.json': { checks: { suppressions: [{ ...suppression, ...changes }] } },
})
const severity = (changes: object): Example => ({
  'pages/site.json': { checks: { severity: changes } },
})
const right = { ...blocks(marquee, marquee), ...suppressed({}) }

/** What `checks` of site.json can have wrong, by code. */
export const checksDocs: Readonly<Record<string, CodeDocs>> = {
  'expired-suppression': {
    severity: 'warning',
    why: 'What was put off until this day has come due.',
    wrong: suppressed({ until: '2020-12-31' }),
    right,
  },
  'fixed-code': {
    severity: 'error',
    why: 'A site with this fault cannot be built or harms its visitors, so it stays an error.',
    wrong: severity({ 'missing-setting': 'off' }),
    right: severity({ 'too-long': 'warning' }),
  },
  'unknown-code': {
    severity: 'error',
    why: 'A misspelt code changes nothing, but its author believes that it does.',
    wrong: severity({ 'duplicate-ids': 'warning' }),
    right: severity({ 'duplicate-id': 'warning' }),
  },
  'unused-suppression': {
    severity: 'warning',
    why: 'The fault is gone; left here, it would hide the next one of its kind.',
    wrong: suppressed({}),
    right,
  },
}
