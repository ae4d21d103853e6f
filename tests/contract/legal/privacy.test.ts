import { describe, expect, test } from 'vitest'

import { privacy, unsaid } from './document.ts'

describe('the Privacy Policy', () => {
  test('is effective September 30, 2025 (S1)', () => {
    expect(privacy.html).toContain('<time dateTime="2025-09-30">September 30, 2025</time>')
    expect(unsaid(privacy.at('who'), 'effective September 30, 2025')).toEqual([])
  })

  test('names twelve categories of data, each with examples (S2)', () => {
    expect(unsaid(privacy.at('collect'), 'Twelve kinds of information')).toEqual([])
    const rows = [...privacy.html.matchAll(/scope="row">(.*?)<\/th><td[^>]*>(.+?)<\/td>/g)].map(
      ([, name]) => name,
    )
    expect(rows).toEqual([
      'Contact data',
      'Profile data',
      'Communications',
      'Transactional data',
      'Marketing data',
      'Relationship data',
      'Payment data',
      'Promotion and survey data',
      'Device data',
      'Online activity data',
      'Communication interaction data',
      'Precise geolocation data',
    ])
  })

  test('is not for anyone under 13; the service is for New York users (S3)', () => {
    expect(unsaid(privacy.at('children'), 'not for anyone under 13')).toEqual([])
    expect(unsaid(privacy.at('who'), 'The Service is for users in New York')).toEqual([])
  })

  test('says that Do Not Track gets no response (S4)', () => {
    expect(unsaid(privacy.at('tracking'), 'We do not respond to Do Not Track signals')).toEqual([])
  })

  test('leaves card data to a payment processor (S5)', () => {
    expect(
      unsaid(privacy.at('cards'), 'Payment card data is collected directly by a payment processor'),
    ).toEqual([])
  })

  test('tells both ways out: the unsubscribe link and STOP (S6)', () => {
    expect(
      unsaid(
        privacy.at('choices'),
        /Opt out through the unsubscribe link .*email/,
        'Reply STOP to any text',
        'Once you have replied STOP, that comes by email',
      ),
    ).toEqual([])
  })

  test('covers session replay and interest-based ads, as things that may happen (S7)', () => {
    expect(
      unsaid(
        privacy.at('tracking'),
        'We may use session-replay analytics',
        'We may take part in interest-based advertising',
        'The site you are reading loads neither',
      ),
    ).toEqual([])
  })
})
