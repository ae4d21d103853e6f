import { describe, expect, test } from 'vitest'

import { privacy, terms, unsaid } from './document.ts'

describe('the loyalty program', () => {
  test('joining is free, for persons, with a phone number and an account (R14)', () => {
    expect(
      unsaid(
        terms.at('joining'),
        'There is no fee',
        'valid phone number, which is the unique identifier',
        'an online Account',
        'resident of the United States and 18 or older, or the age of majority where you live if that is higher',
        'for individuals only, with one account per person',
        'Companies and groups cannot join',
      ),
    ).toEqual([])
  })

  test('a participant is known by phone number, QR code or login (R15)', () => {
    expect(
      unsaid(
        terms.at('identifying'),
        'registered phone number',
        'unique QR code on your receipt or on the checkout screen',
        'by logging in',
      ),
    ).toEqual([])
  })

  test('points come from qualifying purchases at our own counters and screens (R16)', () => {
    expect(
      unsaid(
        terms.at('earning'),
        'qualifying purchases at participating locations, in our apps, on our site or at our kiosks',
        /Tax, tips, catering, certain bundles and certain promotional items earn none/,
        /Neither do orders placed through third-party delivery platforms/,
      ),
    ).toEqual([])
  })

  test('points are promotional, worth no cash, not transferable; rates are not invented (R17)', () => {
    expect(unsaid(terms.at('points'), 'promotional', 'no cash value', 'not transferable')).toEqual(
      [],
    )
    expect(unsaid(terms.at('earning'), 'as stated in the rewards program')).toEqual([])
    for (const part of ['earning', 'points', 'redeeming']) expect(terms.at(part)).not.toMatch(/\d/)
  })

  test('rewards: by who earned them, for whole items, with every exclusion (R18)', () => {
    expect(
      unsaid(
        terms.at('redeeming'),
        'redeemed only by the Participant who earned them',
        'whole menu items only',
        "can't be redeemed in part, and not for cash",
        "don't pay for taxes or for delivery or shipping fees",
        "can't be combined with other offers unless we say so",
        'Hot sauce, bundles, catering and promotional items may be excluded',
        'Modifiers on a redeemed item are free',
        'obtained by fraud, for resale or for commercial use are void',
      ),
    ).toEqual([])
  })

  test('a participant answers for the account; the phone number decides who owns it (R19)', () => {
    expect(
      unsaid(
        terms.at('participant'),
        'responsible for all activity in your account and for its accuracy',
        'belongs to the authorized holder of the registered phone number',
        'Duplicate accounts can lead to exclusion from the program and cancellation of the Points and Rewards',
      ),
    ).toEqual([])
  })

  test('points can be removed retroactively, for five reasons (R20)', () => {
    expect(
      unsaid(
        terms.at('removal'),
        'remove Points retroactively',
        'cancelled',
        'returned',
        'refunded',
        'failed payment',
        'chargeback',
      ),
    ).toEqual([])
  })

  test('a membership is active until one of its ends, each with its notice (R21)', () => {
    const ends = terms.at('membership')
    expect(
      unsaid(
        ends,
        'A membership is active until',
        "“Participant's Fault” means unlawful, fraudulent, abusive or hostile conduct, breach of these terms, or misconduct",
        'You cancel In writing, at any time',
        "We cancel or suspend None. It takes effect immediately, for any reason, including Participant's Fault",
        'You go bankrupt None. It ends automatically',
        /One year without a purchase/,
      ),
    ).toEqual([])
  })

  test('what a cancellation takes, and what it leaves (R22)', () => {
    expect(
      unsaid(
        terms.at('membership'),
        'When a membership is cancelled, unredeemed Points are forfeited',
        "Rewards redeemed earlier stay valid, except those tied to Participant's Fault or to inactivity",
      ),
    ).toEqual([])
  })

  test('who cancelled may come back, who was cancelled generally not (R23)', () => {
    expect(
      unsaid(
        terms.at('membership'),
        'If you cancelled, you may re-enroll',
        'Forfeited Points are not reinstated unless their removal was an error',
        'If we cancelled your membership, you generally cannot re-enroll, and any later account in your name is forfeited',
      ),
    ).toEqual([])
  })

  test('the program ends with 30 days of notice by email, and points with it (R24)', () => {
    expect(
      unsaid(
        terms.at('changes'),
        /terminate the program.* by email 30 days ahead, and Points not redeemed by the end are forfeited/,
      ),
    ).toEqual([])
    expect(unsaid(terms.at('membership'), 'The program ends 30 days, by email Forfeited')).toEqual(
      [],
    )
  })

  test('every role has a name: user, participant, guardian, provider, agent (R25)', () => {
    expect(
      unsaid(
        terms.all,
        'the consumer or user',
        /loyalty program.*Participant/,
        'parent or guardian who agrees for a minor',
        'the provider',
        'designated copyright agent',
      ),
    ).toEqual([])
    expect(terms.html + privacy.html).not.toMatch(/<(?:input|form|button)\b/)
  })

  test('the provider may change points, rewards and rates, and its word is final (R26)', () => {
    expect(
      unsaid(
        terms.at('changes'),
        'cancel, suspend, revoke or adjust Points and Rewards, and change offerings and redemption rates, at our sole discretion',
        'Our decisions on Points are final',
      ),
    ).toEqual([])
  })
})
