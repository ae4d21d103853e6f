import { nearest } from '#engine/nearest.ts'
import { type Rule, reported, suggested } from '#engine/rules/rule.ts'
import { bodies, businesses } from '#engine/text/businesses.ts'
import { valueAt } from '#engine/where.ts'

const at = '/brand/schemaType'

/** The locations are called a kind of business that schema.org does not know, or knows as no place. */
export const unknownBusiness: Rule = {
  code: 'unknown-business',
  severity: 'warning',
  docs: {
    why: 'Search engines ignore a kind that they do not know, and with it hours, address and phone of every location.',
    wrong: { 'pages/site.json': { brand: { schemaType: 'Restaraunt' } } },
    right: { 'pages/site.json': { brand: { schemaType: 'Restaurant' } } },
  },
  check(site, report) {
    const kind = valueAt(site.document('site.json'), at)
    if (typeof kind !== 'string' || businesses.includes(kind)) return
    const meant = bodies.has(kind) ? undefined : nearest(kind, businesses)
    report({
      file: site.file('site.json'),
      ...reported(at, {
        problem: bodies.has(kind)
          ? `schema.org gives no hours to a location that is called ${JSON.stringify(kind)}.`
          : `schema.org knows no kind of business called ${JSON.stringify(kind)}.`,
        ...suggested(
          meant,
          'Take the nearest of https://schema.org/LocalBusiness, or "LocalBusiness" itself.',
        ),
      }),
    })
  },
}
