/**
 * A text as browsers show it where CSS raises it to capitals, which depends on the language of the
 * page: İ is the capital of a Turkish i, and Greek capitals bear no accents. In all languages that
 * CSS does not tell apart it is the same.
 */
export function raised(text: string, lang: string): string {
  const own = /^(?:az|el|lt|tr)\b/.exec(lang)?.[0]
  return own === undefined ? text.toUpperCase() : text.toLocaleUpperCase(own)
}
