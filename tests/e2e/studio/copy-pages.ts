import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** One grey picture, sixteen pixels wide, for ten seconds. */
const film = Buffer.from(
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZ0CrFUmpZpoq17GDD0JARImIQMOIAAAAAABNgIFtV0GBbRZUrmubrpnXgQFzxYEBg4EBhoVWX1ZQOeCGsIEQuoEQH0O2defngQCjsIEAAICCSYNCUADwAPYGOCQcGDoAACBAACd3+jzqe8wmJo7BBWe3PjrT3Mgcx0KAAKOwgSMogIJJg0JQAPAA9gY4JBwYOgAAIEAAJ3f6POp7zCYmjsEFZ7c+OtPcyBzHQoAA',
  'base64',
)

/**
 * A copy of the pages, to be changed and thrown away. Its films are short and dull: where there is no
 * graphics card, those of the home page are a sixth of what it takes to open it and look at its Faves.
 */
export function copyPages(): string {
  mkdirSync('.cache/e2e/studio', { recursive: true })
  const copy = mkdtempSync('.cache/e2e/studio/pages-')
  const isFilm = (path: string): boolean => /\.(?:mp4|webm)$/.test(path)
  cpSync('pages', copy, { recursive: true, filter: (path) => !isFilm(path) })
  for (const path of readdirSync('pages', { recursive: true, encoding: 'utf8' }))
    if (isFilm(path)) writeFileSync(join(copy, path), film)
  return copy
}
