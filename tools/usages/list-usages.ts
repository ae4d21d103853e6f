import { nearest } from '#engine/nearest.ts'
import { blockSchemas } from '#engine/schema/schema.ts'
import { kindOf, pagesPath } from '#engine/site/pages-folder.ts'
import { trimmed } from '#engine/site/routes.ts'
import { usages } from '#engine/site/usages.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { Lines } from '#engine/text/lines.ts'
import { scan } from '#engine/text/scan.ts'
import { visible } from '#engine/text/visible.ts'
import { withoutMark } from '#engine/text/without-mark.ts'
import { whereOf } from '#engine/where.ts'
import { codeFiles, literal, mentions, quoted } from '#tools/lib/code/code-files.ts'
import { requireBlock } from '#tools/lib/code/require-block.ts'
import { Refusal, wordsAndFlags } from '#tools/lib/command/command.ts'
import { pagesFlag } from '#tools/lib/command/shared-flags.ts'
import { readSite, unreadNames } from '#tools/lib/site/read-site.ts'

/**
 * `npm run usages -- THING`: every place in pages, content and code that uses a block (`marquee`), a
 * setting (`marquee.phrase`; of code, that of its block), a file (`media/hero/hero.svg`), a link (`link:order`) or an address
 * (`/about-us`). A block that pages name need not be there any more. Exit code 2 if a file is not known to be free of it, because it cannot be read.
 */
export async function listUsages(): Promise<number> {
  const { words, values } = wordsAndFlags({
    pages: pagesFlag,
  })
  const [written, ...more] = words
  if (written === undefined || more.length > 0)
    throw new Refusal(
      'usages needs exactly one thing to look for.',
      'Write a block, block.setting, media/…, link:name or /route: npm run usages -- marquee',
    )
  const root = process.cwd()
  const tree = await readSite({ root, pagesDir: values.pages })
  const thing = trimmed(pagesPath(tree, written) ?? written)
  const isName = !/^(media\/|link:|\/)/.test(thing)
  const [type = '', setting = '', ...inner] = isName ? thing.split('.') : []
  if (inner.length > 0)
    throw new Refusal(
      `“${thing}” is a part of a setting, and a setting is looked for as a whole.`,
      `Ask for ${type}.${setting}.`,
    )
  // The house knows the files and addresses of no other site than its own, nor is that in its tests.
  const isOwn = tree.pagesDir === 'pages'
  const isKnown = isOwn || isName
  const found: string[] = []
  const unread = unreadNames(tree).map((file) => `${file} cannot be read`)
  for (const [file, text] of tree.files) {
    const kind = kindOf(tree, file)
    if (kind === undefined || !(isKnown || pagesPath(tree, file) !== undefined)) continue
    const inFile = places(file, text, kind, thing)
    if (inFile) found.push(...inFile)
    else unread.push(`${file} cannot be read as JSON`)
  }
  if (isName && found.length === 0) requireBlock(root, type)
  const word = setting || thing
  const code = setting === '' ? '' : `blocks/${type}/`
  const sources = [...codeFiles(root)].filter(
    ([file]) =>
      file.startsWith(code) &&
      !isOtherSite(file) &&
      !file.endsWith('/example.json') &&
      isKnown &&
      (isOwn || !isTest(file)),
  )
  const pattern = code === '' ? quoted(word) : new RegExp(`\\b${literal(word)}\\b`)
  found.push(...mentions(new Map(sources), pattern))
  if (found.length === 0 && setting !== '') requireSetting(type, setting)
  for (const what of unread) console.error(`${visible(what)}, so it was not searched.`)
  if (found.length > 0) console.log(found.map(visible).join('\n'))
  else console.log(`Nothing ${unread.length > 0 ? 'else ' : ''}uses ${visible(thing)}.`)
  return unread.length > 0 ? 2 : 0
}

/** The sites that tests look at are none of this house's, whatever blocks they show. */
function isOtherSite(file: string): boolean {
  return file.startsWith('tests/fixtures/')
}

function isTest(file: string): boolean {
  return file.startsWith('tests/') || /\.test\.tsx?$/.test(file)
}

/** What is misspelt is used nowhere, and that would say that it can go. */
function requireSetting(type: string, setting: string): void {
  const { properties = {} } = blockSchemas.get(type) ?? {}
  if (Object.hasOwn(properties, setting)) return
  const guess = nearest(setting, Object.keys(properties))
  throw new Refusal(
    `The block “${type}” has no setting “${setting}”.`,
    guess ? `Did you mean ${type}.${guess}?` : 'Its block.schema.json lists them.',
  )
}

/** `pages/home.json:14:15  block 3 (faves) › sandwiches #2`; undefined for a text that is no JSON. */
function places(
  file: string,
  source: string,
  kind: Parameters<typeof usages>[1],
  thing: string,
): string[] | undefined {
  const text = withoutMark(source)
  let document: unknown
  try {
    document = jsonValue(text)
  } catch {
    return undefined
  }
  const pointers = usages(document, kind, thing)
  if (pointers.length === 0) return []
  const found = scan(text, new Set(pointers)).places
  const lines = new Lines(text)
  return pointers.map((pointer) => {
    const place = found.get(pointer)
    const { line, column } = lines.position((place?.key ?? place?.value)?.start ?? 0)
    return `${file}:${line}:${column}  ${whereOf(document, pointer)}`
  })
}
