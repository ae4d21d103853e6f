/** The path of a request as people write it; undefined for what is no address. */
export function askedPath(url = '/'): string | undefined {
  try {
    return decodeURI(new URL(url, 'http://localhost').pathname)
  } catch {
    return undefined
  }
}
