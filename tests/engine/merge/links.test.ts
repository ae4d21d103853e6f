import { describe, expect, test } from 'vitest'

import { merge } from '#engine/merge/merge.ts'
import { tellConflicts } from '#engine/merge/words.ts'

describe('links to a block that both added under one id', () => {
  const page = (...more: object[]) => ({ blocks: [{ type: 'hero-video', id: 'h' }, ...more] })
  const news = (heading: string) => ({ type: 'newsletter', id: 'n', heading })
  const intro = (text: string) => ({ type: 'intro', id: 'i', text })

  test('lead to theirs where theirs made them, in settings and in texts, and else to ours', () => {
    const { value } = merge(
      page(intro('Hello.')),
      page(intro('Hello.'), news('Ours'), { type: 'edge', id: 'e', link: { href: '#n' } }),
      page(
        { ...intro('Read [the news](#n), or [more](/more#n).'), link: { href: '#n' } },
        { ...news('Theirs'), link: { href: '#n' } },
      ),
    )
    expect(value).toEqual(
      page(
        { ...intro('Read [the news](#n-2), or [more](/more#n).'), link: { href: '#n-2' } },
        news('Ours'),
        { type: 'edge', id: 'e', link: { href: '#n' } },
        { ...news('Theirs'), id: 'n-2', link: { href: '#n-2' } },
      ),
    )
  })

  test('lead to ours where both made them', () => {
    const both = intro('Read [the news](#n).')
    const { value } = merge(page(), page(both, news('Ours')), page(both, news('Theirs')))
    expect(value).toEqual(page(both, news('Ours'), { ...news('Theirs'), id: 'n-2' }))
  })

  test('stay where there was one before there was the block, and that is said', () => {
    const early = intro('Read [the news](#n).')
    const { value, conflicts } = merge(
      page(early),
      page(early, news('Ours')),
      page({ ...early, size: 2 }, news('Theirs')),
    )
    expect(value).toEqual(
      page({ ...early, size: 2 }, news('Ours'), { ...news('Theirs'), id: 'n-2' }),
    )
    expect(tellConflicts(conflicts, value)).toEqual([
      'Newsletter “n”: both sides added one with this id. Theirs is kept too, renamed “n-2”. Anything else that names “n” gets ours.',
    ])
  })
})
