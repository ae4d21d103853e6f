import { isRecord } from '#engine/is-record.ts'
import type { Rule } from '#engine/rules/rule.ts'
import { type Schema, blockSchemas, definition, resolved } from '#engine/schema/schema.ts'
import { escaped } from '#engine/text/pointer.ts'
import { itemsAt, valueAt } from '#engine/where.ts'

/** The words that a small site in Portuguese lacks, but for those of its frame. */
const portuguese = {
  'pages/site.json': { lang: 'pt-PT' },
  'pages/content/locations.json': null,
  'pages/content/menu.json': null,
}

/** On a site in another language, words are left to the schemas, which have English ones. */
export const englishDefault: Rule = {
  code: 'english-default',
  severity: 'warning',
  docs: {
    why: 'Visitors read English among their own language, and screen readers mispronounce it.',
    wrong: portuguese,
    right: {
      ...portuguese,
      'pages/one/chrome.json': {
        strings: {
          errorTitle: 'Algo correu mal',
          errorText: 'Esta parte não abriu. Tente outra vez dentro de um minuto.',
          errorHome: 'Início',
        },
      },
    },
  },
  check(site, report) {
    const lang = valueAt(site.document('site.json'), '/lang')
    if (typeof lang !== 'string' || /^en\b/.test(lang) || !site.keepsSchema('site.json')) return
    for (const [path, kind] of site.kinds) {
      if (kind === undefined || kind === 'Site') continue
      const document = site.document(path)
      const parts =
        kind === 'Page'
          ? blocksOf(document)
          : [{ at: '', value: document, schema: definition(kind) }]
      for (const { at, value, schema } of parts)
        for (const { at: place, words } of left(value, schema, at)) {
          const [first, ...more] = words.map(([key, text]) => `"${key}" is ${JSON.stringify(text)}`)
          report({
            file: site.file(path),
            at: place,
            ...(place === at && kind === 'Page' ? { anchor: `${at}/type` } : { on: 'start' }),
            problem: `Visitors read English words here: ${[first, ...more.slice(0, 3)].join(', ')}${more.length > 3 ? ` and ${more.length - 3} more` : ''}.`,
            remedy: `Write ${more.length === 0 ? 'this setting' : 'these settings'} in the language of the site, ${lang}.`,
          })
        }
    }
  },
}

interface Part {
  readonly at: string
  readonly value: unknown
  readonly schema: Schema
}

function blocksOf(page: unknown): Part[] {
  return itemsAt(page, '/blocks').flatMap((value, index) => {
    const schema = isRecord(value) ? blockSchemas.get(String(value['type'])) : undefined
    return schema ? [{ at: `/blocks/${index}`, value, schema }] : []
  })
}

interface Left {
  readonly at: string
  readonly words: readonly (readonly [key: string, text: string])[]
}

/** The words that a value leaves to its schema, level by level; `within` is what is not there at all. */
function* left(value: unknown, schema: Schema, at: string, within = ''): Generator<Left> {
  const { items, properties = {} } = resolved(schema)
  if (Array.isArray(value)) {
    if (items)
      for (const [index, item] of value.entries()) yield* left(item, items, `${at}/${index}`)
    return
  }
  if (!isRecord(value)) return
  const words = Object.entries(properties).flatMap(([key, setting]) => {
    const { default: text, enum: list, pattern } = resolved(setting)
    const isWords = typeof text === 'string' && /\p{L}{2}/u.test(text) && !list
    return isWords && !pattern?.startsWith('^') && !Object.hasOwn(value, key)
      ? [[within + key, text] as const]
      : []
  })
  if (words.length > 0) yield { at, words }
  for (const [key, setting] of Object.entries(properties)) {
    // What is not there has no place of its own.
    if (Object.hasOwn(value, key)) yield* left(value[key], setting, `${at}/${escaped(key)}`)
    else yield* left(resolved(setting).default, setting, at, `${within}${key}.`)
  }
}
