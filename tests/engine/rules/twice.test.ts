import { expect, test } from 'vitest'

import { check, marquee, page } from '#tests/engine/site.ts'

test.each(['one', 'two'])(
  'a page of the set %s is told of a page of all sets with its title, whatever the set is called',
  async (set) => {
    const terms = { route: '/terms', title: 'Terms', description: 'What we agree on, in words.' }
    const told = await check({
      'pages/shared/terms.json': page([marquee], terms),
      [`pages/${set}/rules.json`]: page([marquee], { ...terms, route: '/rules' }),
    })
    const twice = told.filter((line) => line.includes('-twice'))
    expect(twice.map((line) => /pages\/\S+\.json|\w+-twice/g.exec(line)?.[0])).toHaveLength(2)
    for (const line of twice) {
      expect(line).toContain(`pages/${set}/rules.json`)
      expect(line).toContain('pages/shared/terms.json has the')
    }
  },
)
