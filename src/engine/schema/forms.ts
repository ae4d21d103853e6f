import { nearest } from '#engine/nearest.ts'
import type { Schema } from '#engine/schema/schema.ts'
import { decodedPath } from '#engine/text/decoded-path.ts'
import { plainLetters } from '#engine/text/plain-name.ts'
import { urlOf } from '#engine/text/url.ts'

/** What people read of a value that does not have the form its schema's pattern asks for. */
interface Form {
  readonly problem: string
  readonly remedy: string
  /** What the person probably meant; told only if it keeps the pattern. */
  readonly meant?: (value: string) => string
}

/** What a pattern asks for, by the definition it belongs to. */
const forms: Readonly<Record<string, Form>> = {
  Href: {
    problem: 'is not an address that a link can have',
    remedy: 'Use /a-page, #an-anchor, https://…, mailto:, sms:, tel: or link:name.',
    meant: (value) => {
      const plain = value.trim()
      if (/^http:\/\//i.test(plain)) return plain.replace(/^http/i, 'https')
      if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(plain)) return `mailto:${plain}`
      if (/^(www\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(plain)) return `https://${plain}`
      return /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(plain) ? `/${plain}` : plain
    },
  },
  Media: {
    problem: 'is not the name of a media file',
    remedy:
      'Write its path, beginning with the media folder, as in media/folder/name.svg: plain letters, digits and - + & . _ without spaces. It may be svg, webp, avif, png, jpg, mp4 or webm.',
    meant: (value) => {
      const path = value
        .trim()
        .replaceAll('\\', '/')
        .replace(/^.*?(?=media\/)/, '')
        .replace(/^(\.{0,2}\/)+/, '')
      const [folder = ''] = path.split('/')
      if (folder === 'media') return path
      return nearest(folder, ['media']) ? `media${path.slice(folder.length)}` : `media/${path}`
    },
  },
  BlockId: {
    problem: 'cannot be the id of a block',
    remedy: 'Use lowercase letters, digits and hyphens, beginning with a letter.',
    meant: (value) => slug(value).replace(/^[^a-z]+/, ''),
  },
  Route: {
    problem: 'is not an address on this site',
    remedy: 'Begin with / and use lowercase letters, digits and - + . _ as in /about-us.',
    meant: (value) => {
      const names = decodedPath(pathOf(value)).split('/').filter(Boolean)
      const slugs = names.map(slug)
      // A name of another script has nothing left, and without it this would be another address.
      return slugs.length > 0 && slugs.every(Boolean) ? `/${slugs.join('/')}` : value
    },
  },
  OldAddress: {
    problem: 'is not a path that a host can redirect',
    remedy:
      'Begin with / and write the path as the browser showed it, as in /Our-Story.html. Leave out ? and # and what follows, because hosts look at the path alone. They take * and : for patterns, and a \\ for a slash.',
    // An old address is a fact: it is the same without what hosts pass over, and no guess is made.
    meant: (value) => (/^\/+$/.test(pathOf(value)) ? value : pathOf(value)),
  },
  'https-address': {
    problem: 'is not a full web address',
    remedy: 'Begin it with https://.',
    meant: withHttps,
  },
  'site-address': {
    problem: 'is not the address of a whole site',
    remedy:
      'Write https:// and the host in small letters, as in https://www.example.com; letters that are not English in the form that browsers send, which begins with xn--.',
    meant: (value) => urlOf(withHttps(value))?.origin ?? value,
  },
}

function withHttps(value: string): string {
  return `https://${value.trim().replace(/^[a-z]+:\/+/i, '')}`
}

/** The form behind a pattern; undefined for one that only its description tells. */
export function formOf({ pattern, 'x-name': name = '' }: Schema): Form | undefined {
  if (!pattern?.startsWith('^https://')) return forms[name]
  return forms[pattern.endsWith('$') ? 'site-address' : 'https-address']
}

/** What to do where a value has another form than the schema's pattern asks for. */
export function formRemedy(schema: Schema): string {
  const { description, default: usual, 'x-placeholder': example = usual } = schema
  const known = formOf(schema)?.remedy
  if (known !== undefined) return known
  if (typeof example === 'string' && !description?.includes(example))
    return description ? `Write it as in ${example}: ${description}` : `Write it as in ${example}.`
  return description
    ? `What belongs here: ${description}`
    : 'Compare it with another file that has it.'
}

/** The path of an address that is whole or has a query or an anchor. */
function pathOf(address: string): string {
  return address
    .trim()
    .replace(/^https?:\/\/[^/?#]*/i, '')
    .replace(/[?#].*$/s, '')
}

function slug(text: string): string {
  return plainLetters(text)
    .trim()
    .replaceAll(/[^a-z0-9+._]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
