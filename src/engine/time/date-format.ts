import { memo } from '#engine/memo.ts'

const formatOf = memo((key: string) => {
  const [lang, options] = JSON.parse(key) as [string, Intl.DateTimeFormatOptions]
  return new Intl.DateTimeFormat(lang, options)
})

/**
 * The format of dates in a language, by what it shows; one for each, kept. To make one takes a third
 * of a millisecond, and a page that lists shops asks for dozens each time it is drawn.
 */
export function dateFormat(lang: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return formatOf(JSON.stringify([lang, options]))
}
