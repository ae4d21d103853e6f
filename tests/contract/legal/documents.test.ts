import { describe, expect, test } from 'vitest'

import { privacy, terms, unsaid } from './document.ts'

describe('the documents', () => {
  test('the Terms have an anchor for every part that people are sent to (Q1)', () => {
    const anchors = ['who', 'account', 'orders', 'allergens', 'coupons', 'sms', 'loyalty']
    for (const anchor of [...anchors, 'arbitration', 'liability', 'law', 'privacy'])
      expect(terms.html).toContain(` id="${anchor}"`)
    expect(terms.html).toContain('href="/privacy"')
  })

  test.each([
    ['/terms', terms],
    ['/privacy', privacy],
  ])('%s: each anchor is there once, and each link inside finds its anchor (Q1, Q2)', (_, doc) => {
    const ids = [...doc.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(ids).toEqual([...new Set(ids)])
    const wanted = [...doc.html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('links from one document into the other find their anchors (Q2)', () => {
    const wanted = [...privacy.html.matchAll(/href="\/terms#([^"]+)"/g)].map(([, id]) => id)
    expect(wanted.length).toBeGreaterThan(0)
    for (const id of wanted) expect(terms.html).toContain(` id="${id}"`)
  })

  test('account area, rewards page and rewards FAQ are mentioned and not linked (Q3)', () => {
    expect(
      unsaid(terms.all, 'Help tab in the account area', 'rewards page', 'rewards FAQ'),
    ).toEqual([])
    for (const [link, words = ''] of terms.html.matchAll(/<a [^>]*>(.*?)<\/a>/g)) {
      expect(words).not.toMatch(/Help tab|rewards/i)
      expect(link).not.toMatch(/href="\/(?:account|rewards|help)/)
    }
  })

  test('an Account is written as it is defined, but in the heading and as the account area', () =>
    expect(terms.all.match(/(?<!Your )\baccounts?\b(?! area)/g)).toBeNull())

  test('nothing is left to fill in, and no name that ends in a period gets another', () => {
    expect(terms.all + privacy.all).not.toMatch(/lorem|\bTBD\b|\btodo\b|\{\w+\}|\[|\]|\*\*/i)
    expect(terms.all + privacy.all).not.toContain('..')
  })
})
