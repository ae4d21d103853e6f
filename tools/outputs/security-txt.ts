interface SecurityTxtInput {
  /** Who is written to: an address with `mailto:` or `https:`. */
  readonly contact: string
  /** A tag of BCP 47. */
  readonly lang: string
  /** Its own address. */
  readonly canonical: string
  /** When it is built, in milliseconds since 1970. */
  readonly now: number
}

/** The text of `.well-known/security.txt` (RFC 9116): whom those write to who find a hole. */
export function securityTxt({ contact, lang, canonical, now }: SecurityTxtInput): string {
  return [
    `Contact: ${encodeURI(contact)}`,
    `Expires: ${securityEnd(now).toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${lang}`,
    `Canonical: ${canonical}`,
    '',
  ].join('\n')
}

/**
 * How long it is good: until the first of this month in a year, so that a site that nobody builds any
 * more promises nothing, and two builds of one month are the same.
 */
export function securityEnd(now: number): Date {
  const date = new Date(now)
  return new Date(Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), 1))
}
