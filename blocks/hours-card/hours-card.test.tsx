import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { SiteContext } from '#kit/site-context.ts'
import type { HoursCardProps } from '#schema/types.ts'
import { view } from '#tests/contract/test-site.ts'

import example from './example.json' with { type: 'json' }
import { HoursCard } from './HoursCard.tsx'

const defaults = { hidden: false, span: 12, field: 'ham', note: '' }

function card(changes: Partial<HoursCardProps> = {}): string {
  return renderToStaticMarkup(
    <SiteContext value={view}>
      <HoursCard {...({ ...defaults, ...example, ...changes } as HoursCardProps)} />
    </SiteContext>,
  )
}

const words = (html: string): string => html.replaceAll(/<br\/>/g, ' ').replaceAll(/<[^>]+>/g, '|')

test('says where the counter is and when it is open (F3, P2)', () => {
  const text = words(card())
  for (const fact of ['54 West 14th St.', 'New York, NY 10011', 'Mon–Fri', '7:00AM–4:00PM'])
    expect(text).toContain(fact)
})

test('the hours are read aloud as words', () => {
  const spoken = card().replaceAll(/<span aria-hidden="true">.*?<\/span>/g, '')
  expect(spoken).toContain('7 AM to 4 PM')
  expect(spoken).not.toContain('7:00AM')
})

test('a shop that is not in the list leaves heading and note standing', () => {
  const html = card({ location: 'nowhere' })
  expect(html).toContain('Location + Hours')
  expect(html).toContain('Weekends we sleep.')
  expect(html).not.toContain('<address')
})

test('without a note there is no empty line', () => {
  expect(card({ note: '' })).not.toContain('<p></p>')
})
