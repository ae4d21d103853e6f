const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The format of dates in a language, by what it shows; one for each, kept. To make one takes a third
 * of a millisecond, and a page that lists shops asks for dozens each time it is drawn.
 */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([lang, options])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(lang, options)
  formats.set(key, format)
  return format
}
