/** The path of a request as people write it; undefined for what is no address. */
export function askedPath(url = '/'): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}

/** The draft that a request names to be shown, by its file in the pages folder. */
export function draftAsked(url = '/'): string | null {
  return new URL(url, 'http://localhost').searchParams.get('draft')
}

/** The moment that a request names for the page to be shown as it is then: a day, or a day and a time. */
export function momentAsked(url = '/'): string | undefined {
  return new URL(url, 'http://localhost').searchParams.get('at') ?? undefined
}
