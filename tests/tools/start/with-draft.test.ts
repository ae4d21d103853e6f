import { expect, test } from 'vitest'

import type { SiteModel } from '#engine/site/model.ts'
import { routeTable } from '#engine/site/routes.ts'
import { withDraft } from '#tools/start/with-draft.ts'

const page = (file: string, status: 'live' | 'draft') => ({
  file,
  set: 'main',
  page: { route: '/summer', status, blocks: [] },
})
const model = {
  site: { variant: 'main' },
  sets: { main: { chrome: { layout: 'bare' } } },
  pages: [page('main/now.json', 'live'), page('main/next.json', 'draft')],
} as unknown as SiteModel
const answers = (site: SiteModel | undefined) =>
  site && routeTable(site).map(({ path, file }) => [path, file])

test('a draft that is asked for has its address, also where a live page has it as well', () => {
  expect(answers(withDraft(model, 'main/next.json'))).toEqual([['/summer', 'main/next.json']])
})

test('without one that is asked for, by the name of a draft, the site stays as visitors have it', () => {
  expect(answers(model)).toEqual([['/summer', 'main/now.json']])
  for (const file of [null, '', 'main/now.json', 'main/none.json'])
    expect(withDraft(model, file)).toBeUndefined()
})
