import { describe, expect, test } from 'vitest'

import { model } from '#tests/contract/test-site.ts'

import { plain, terms, unsaid } from './document.ts'

describe('the Terms of Service', () => {
  test('are effective September 30, 2025, and hold SMS, coupon and loyalty terms (R1)', () => {
    expect(terms.html).toContain('<time dateTime="2025-09-30">September 30, 2025</time>')
    expect(unsaid(terms.at('who'), 'effective September 30, 2025')).toEqual([])
    expect(unsaid(terms.at('sms'), 'SMS terms')).toEqual([])
    expect(unsaid(terms.at('coupons'), 'coupon code terms')).toEqual([])
    expect(unsaid(terms.at('loyalty'), 'loyalty program terms')).toEqual([])
  })

  test.each([
    ['Account', /name, .*email address and a password/],
    ['Order', /place through/],
    ['Menu Offerings', /food/],
    ['Fees', /besides the price/],
    ['Sales Tax', /tax/],
    ['User Content', /post or send/],
    ['Feedback', /suggestions/],
    ['Points', /collects/],
    ['Rewards', /for Points/],
    ['Participant', /joined the loyalty program/],
    ['Coupon code', /at checkout/],
    ['Membership Period', /time from joining/],
  ])('define “%s” (R2)', (word, meaning) => {
    const row = new RegExp(`scope="row">${word}</th><td[^>]*>(.*?)</td>`).exec(terms.html)
    expect(plain(row?.[1] ?? '')).toMatch(meaning)
  })

  test('an adult is 18, a parent or guardian agrees for minors, facts must be true (R3)', () => {
    expect(
      unsaid(
        terms.at('who'),
        /adult.*18/,
        /under 18, a parent or guardian has to read these terms and agree/,
      ),
    ).toEqual([])
    expect(unsaid(terms.at('account'), 'account information must be accurate')).toEqual([])
  })

  test('accounts may be suspended or terminated, and user content deleted with them (R4)', () => {
    expect(
      unsaid(
        terms.at('account'),
        'We may suspend or terminate an Account at our discretion',
        'may delete the User Content',
      ),
    ).toEqual([])
  })

  test('an order placed may be past cancelling or moving, with a fee, without refund (R5)', () => {
    expect(
      unsaid(
        terms.at('orders'),
        /once an Order is placed it may no longer be possible to cancel or reschedule/i,
        'a fee may apply, and items you have purchased may not be refunded',
      ),
    ).toEqual([])
  })

  test('refunds and fee corrections: within 30 days of the charge, in the Help tab (R6)', () => {
    expect(
      unsaid(
        terms.at('refunds'),
        /refund or a correction of a Fee within 30 days of the charge, through the Help tab/,
      ),
    ).toEqual([])
  })

  test('minimum and maximum orders may exist, without a figure; no fee on tips (R7)', () => {
    expect(
      unsaid(
        terms.at('orders'),
        'A minimum or a maximum order amount may apply',
        'there is no fee on tips',
      ),
    ).toEqual([])
    expect(terms.at('orders')).not.toMatch(/\$\s?\d/)
  })

  test('the list of major allergens has eight, and sesame a sentence of its own (R8)', () => {
    const list = /eight major allergens: ([^.]+)\./.exec(terms.at('allergens'))?.[1] ?? ''
    expect(list.split(/, | and /)).toEqual([
      'milk',
      'eggs',
      'fish',
      'crustacean shellfish',
      'tree nuts',
      'peanuts',
      'wheat',
      'soybeans',
    ])
    expect(unsaid(terms.at('allergens'), /\. Sesame, .*is used on our menu/)).toEqual([])
  })

  test('name a designated copyright agent, by role (R9)', () => {
    expect(
      unsaid(
        terms.at('copyright'),
        'designated copyright agent: Copyright Agent, Mitts Sandwich Co.',
        model.site.brand.email,
      ),
    ).toEqual([])
  })

  test('a warranty lasts 90 days; at most $50 or 12 months of payments; New York law (R10)', () => {
    expect(
      unsaid(
        terms.at('liability'),
        /warranty .*lasts 90 days/,
        /greater of \$50 or the amounts you paid us in the last 12 months/,
      ),
    ).toEqual([])
    expect(unsaid(terms.at('law'), 'New York law applies')).toEqual([])
  })

  test('arbitration: opt-out 30, conference 45, start 60, arbitrator 35 days (R11)', () => {
    expect(unsaid(terms.at('opt-out'), 'opt out of arbitration within 30 days')).toEqual([])
    expect(
      unsaid(
        terms.at('informal'),
        /within 45 days of the notice .*informal dispute conference, by phone or video\./i,
        'Each of us takes part personally',
      ),
    ).toEqual([])
    expect(terms.at('informal')).not.toContain('in person.')
    expect(
      unsaid(
        terms.at('hearing'),
        /unresolved within 60 days.* may start arbitration/,
        /choose an arbitrator together within 35 days; if we can't, the administrator appoints one/,
      ),
    ).toEqual([])
  })

  test('batch arbitration from 100 similar requests in 30 days, in batches of 100 (R11)', () => {
    expect(
      unsaid(
        terms.at('batch'),
        'When 100 or more similar requests are filed within 30 days',
        'batch arbitration: in batches of 100',
      ),
    ).toEqual([])
  })

  test('texts: STOP ends them, frequency varies, message and data rates may apply (R12)', () => {
    expect(
      unsaid(
        terms.at('sms'),
        'Reply STOP to any message',
        'Message frequency varies',
        'Message and data rates may apply',
        'We send one more to confirm, then none',
        'STOP ends all our texts, those about Orders too',
      ),
    ).toEqual([])
    expect(terms.at('sms')).not.toMatch(/doesn't stop/)
    expect(terms.html).toContain('Reply <strong>STOP</strong>')
  })

  test('coupons: one an order, at checkout, not later, not passed on, not expired (R13)', () => {
    expect(
      unsaid(
        terms.at('coupons'),
        'One Coupon code per Order, unless the code says otherwise',
        'at checkout, before the purchase is completed',
        'not retroactive',
        'not transferable',
        'An expired Coupon code is invalid',
        'A minimum or maximum purchase may apply, and certain products may be excluded',
        /misused, we may cancel the Orders .* and restrict your use of Coupon codes in the future/,
      ),
    ).toEqual([])
    expect(terms.at('coupons')).not.toMatch(/\$\s?\d/)
  })
})
