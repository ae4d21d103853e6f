import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'

import { isRecord } from '#engine/is-record.ts'
import { definition } from '#engine/schema/schema.ts'
import { documentKind } from '#engine/site/model.ts'
import { type PagesFolder, commandFor } from '#engine/site/pages-folder.ts'
import { capital } from '#engine/text/capital.ts'
import { plainName } from '#engine/text/plain-name.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'

/**
 * `npm run new-site -- DIR`: the smallest site that is right, in a folder of its own: facts, a theme,
 * one set with a home page, and the page for addresses where there is nothing. It is copied from
 * `template/`, which is a site itself. `--name` is what it is called, else what the folder is;
 * `--lang` its language.
 */
export function makeSite(): void {
  const { words, values } = wordsAndFlags({
    pages: { type: 'string', says: 'The new folder, instead of DIR.' },
    name: { type: 'string', says: 'What the site is called; left out, what its folder is.' },
    lang: { type: 'string', default: 'en-US', says: 'Its language.' },
  })
  const [dir = values.pages, ...more] = words
  if (dir === undefined || more.length > 0)
    throw new Refusal(
      'new-site needs exactly one folder.',
      'Name a new one after the command: npm run new-site -- ../our-shop/pages',
    )
  const folder = resolve(dir)
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Refusal(
      `There is already something at ${dir}.`,
      'Name a folder that is empty, or not there yet.',
    )
  const way = inTheWay(folder)
  if (way !== undefined)
    throw new Refusal(
      `${relative(process.cwd(), way)} is a file, or a broken symbolic link, so no folder can be made there.`,
      'Move it away, or name another place.',
    )
  const { pattern = '' } = definition('Site').properties?.['lang'] ?? {}
  if (!new RegExp(pattern).test(values.lang))
    throw new Refusal(`“${values.lang}” is not a language.`, 'Write it as en-US or as pt.')
  const name = values.name ?? nameOf(folder)
  const facts = {
    name,
    host: plainName(name) || 'site',
    lang: values.lang,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
  const root = process.cwd()
  const made = copy(join(root, 'tools/new-site/template'), folder, join(root, 'schema'), facts)
  const site = { pagesDir: dir }
  console.log(
    [
      ...made.map((file) => join(dir, file)),
      '',
      `${commandFor(site, 'start')} shows it, and its editor at /studio/. The address, the phone and`,
      'the emails in site.json are examples: write your own. The time zone is that of this computer,',
      `${facts.timeZone}, and prices are in dollars until "currency" there names another: "EUR".`,
      'The colours keep their names and become yours in theme.json. npm run blocks lists what a page',
      `can show. ${commandFor(site, 'merge-driver')} has git merge its pages by block.`,
      ...(isEnglish(values.lang) ? [] : toTranslate(site, values.lang)),
    ].join('\n'),
  )
}

function isEnglish(lang: string): boolean {
  return /^en\b/.test(lang)
}

/** The template has English words, and so have the schemas where a site says none. */
function toTranslate(site: PagesFolder, lang: string): string[] {
  return [
    `Its words are English: write those of main/ and shared/ in ${lang}, the title of a page too.`,
    `\`${commandFor(site, 'validate')}\` lists those that stand in no file yet.`,
  ]
}

/** The outermost part of a path that is there and no folder; undefined where the path can be made. */
function inTheWay(path: string): string | undefined {
  const above = dirname(path) === path ? undefined : inTheWay(dirname(path))
  if (above !== undefined) return above
  const there = lstatSync(path, { throwIfNoEntry: false })
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
  return there && !isFolder ? path : undefined
}

type Facts = Readonly<Record<'name' | 'host' | 'lang' | 'timeZone', string>>

/** What was written, by path inside the folder. */
function copy(template: string, folder: string, schemas: string, facts: Facts): string[] {
  const files = readdirSync(template, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(template, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
  const textOf = (file: string): string => {
    const text = readFileSync(join(template, file), 'utf8')
    const kind = documentKind(file)
    if (kind === undefined) return text
    const schema = join(schemas, `generated/${kind.toLowerCase()}.schema.json`)
    const $schema = relative(dirname(join(folder, file)), schema).replaceAll('\\', '/')
    const value = filled(JSON.parse(text), facts) as object
    return `${JSON.stringify({ $schema, ...value }, null, 2)}\n`
  }
  mkdirSync(folder, { recursive: true })
  // A disk that is full in the middle leaves the folder empty: half a site would refuse the next try.
  const part = mkdtempSync(join(folder, '.new-site-'))
  try {
    for (const file of files) {
      mkdirSync(dirname(join(part, file)), { recursive: true })
      writeFileSync(join(part, file), textOf(file))
    }
    for (const name of readdirSync(part)) renameSync(join(part, name), join(folder, name))
  } finally {
    rmSync(part, { recursive: true, force: true })
  }
  return files
}

/** With the facts in the place of their names. */
function filled(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{(name|host|lang|timeZone)\}/g, (_, fact: keyof Facts) => facts[fact])
  if (Array.isArray(value)) return value.map((item) => filled(item, facts))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, filled(inner, facts)]),
  )
}

/** `roda-livre/pages` is Roda livre. */
function nameOf(folder: string): string {
  const own = basename(folder) === 'pages' ? basename(dirname(folder)) : basename(folder)
  const words = own.replaceAll(/[-_]+/g, ' ').trim() || 'Our site'
  return capital(words)
}
