import { Refusal } from '#tools/lib/command/command.ts'
import { readMoment } from '#tools/lib/command/moment-flag.ts'

/** The path of a request as people write it; undefined for what is no address. */
export function askedPath(url = '/'): string | undefined {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** The draft that a request names to be shown, by its file in the pages folder. */
export function draftAsked(url = '/'): string | null {
  return new URL(url, 'http://localhost').searchParams.get('draft')
}

/** What a request says of the moment for the page to be shown as it is then. */
export function momentAsked(url = '/'): string | undefined {
  return new URL(url, 'http://localhost').searchParams.get('at') ?? undefined
}

/** The moment that a request names, in milliseconds. @throws {Refusal} if it is none. */
export function askedMoment(at: string, timeZone: string): number {
  const moment = readMoment(at, timeZone)
  if (moment !== undefined) return moment
  throw new Refusal(
    `“${at}” is not a day or a time that a page can be shown at.`,
    'Write a day, or a day and a time, after the address: ?at=2026-12-24, ?at=2026-12-24T18:00.',
  )
}
