import { rewrite } from '#engine/edit/rewrite.ts'
import { edited } from '#engine/fix/edits.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { renameSettingIn } from '#engine/site/rename.ts'
import { usages } from '#engine/site/usages.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { scan } from '#engine/text/scan.ts'
import { blockMigrations } from '#tools/lib/code/block-migrations.ts'
import { codeFiles, mentions } from '#tools/lib/code/code-files.ts'
import type { HouseChange } from '#tools/lib/code/house-change.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { contentFiles } from '#tools/lib/site/content-files.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { requireJson } from '#tools/lib/site/require-json.ts'
import { namesOf } from '#tools/new-block/names.ts'

import { type SettingAt, followed } from './suppressions.ts'

/**
 * All that changes when a setting of a block gets another name: pages and example, what site.json
 * suppresses there, the schema, where the component takes it, and a migration step, because a page of
 * another branch still has the old name. What the component calls it inside stays.
 *
 * @throws {Refusal} if the block has no such setting, or one of the new name, or a list of steps that
 *   none can be added to.
 */
export async function planSetting(
  root: string,
  pagesDir: string,
  type: string,
  { from, to }: { from: string; to: string },
): Promise<HouseChange> {
  const folder = `blocks/${type}`
  const v = ((await blockMigrations(root)).get(type)?.at(-1)?.to ?? 1) + 1
  const texts = new Map<string, { from: string; to: string }>()
  const own = new Map([...codeFiles(root)].filter(([file]) => file.startsWith(`${folder}/`)))
  const change = (file: string, text: string, changed: string): void => {
    if (changed !== text) texts.set(file, { from: text, to: changed })
  }
  const schema = `${folder}/block.schema.json`
  const before = own.get(schema) ?? ''
  requireJson(schema, before, { pagesDir })
  change(schema, before, renamedSchema(before, type, from, to))
  const steps = `${folder}/migrations.ts`
  change(steps, own.get(steps) ?? '', withStep(steps, own.get(steps) ?? '', { v, from, to }))
  for (const [file, text] of own)
    if (/\.tsx?$/.test(file) && file !== steps)
      change(file, text, taken(text, namesOf(type).pascal, from, to))
  const site = await readSite({ root, pagesDir })
  const settings: SettingAt[] = []
  for (const { file, kind, text } of await contentFiles(root, pagesDir)) {
    for (const at of usages(jsonValue(text), kind, `${type}.${from}`)) settings.push({ file, at })
    try {
      change(file, text, renameSettingIn(text, kind, type, { ...site, from, to, v }))
    } catch (error) {
      throw new Refusal(`${file} cannot be changed.`, (error as Error).message)
    }
  }
  const siteFile = inPages(site, 'site.json')
  const said = site.files.get(siteFile)
  if (said !== undefined) change(siteFile, said, followed(said, settings, { from, to, siteFile }))
  const after = [...own].map(([file, text]): [string, string] => [
    file,
    texts.get(file)?.to ?? text,
  ])
  const code = new Map(after.filter(([file]) => /\.tsx?$/.test(file) && file !== steps))
  return { texts, moves: [], look: mentions(code, new RegExp(`\\b${from}\\b`)) }
}

interface BlockSchema {
  readonly properties: Readonly<Record<string, { readonly 'x-aliases'?: readonly string[] }>>
  readonly required?: readonly string[]
}

/** The old name stays as an alias, so that who writes it is told the new one. */
function renamedSchema(text: string, type: string, from: string, to: string): string {
  const { properties, required = [] } = JSON.parse(text) as BlockSchema
  if (!Object.hasOwn(properties, from))
    throw new Refusal(
      `The block “${type}” has no setting “${from}”.`,
      `Its settings are ${Object.keys(properties).join(', ')}.`,
    )
  if (Object.hasOwn(properties, to))
    throw new Refusal(`The block “${type}” has a setting “${to}” already.`, 'Choose another name.')
  const { places } = scan(text, 'all')
  const key = places.get(`/properties/${from}`)?.key
  const item = places.get(`/required/${required.indexOf(from)}`)?.value
  const deciding = Object.keys(properties).flatMap((name) =>
    ['x-if', 'x-redirect'].map((word) => places.get(`/properties/${name}/${word}/${from}`)?.key),
  )
  const edits = [key, item, ...deciding].flatMap((range) =>
    range ? [{ ...range, text: JSON.stringify(to) }] : [],
  )
  const renamed = edited(text, edits)
  const schema = JSON.parse(renamed) as BlockSchema
  const setting = schema.properties[to] ?? {}
  const aliases = (setting['x-aliases'] ?? []).filter((alias) => alias !== to)
  const aliased = { ...setting, 'x-aliases': [...aliases, from] }
  return rewrite(renamed, { ...schema, properties: { ...schema.properties, [to]: aliased } })
}

/** @throws {Refusal} if a file does not end with the list, of which the end could not be told. */
function withStep(
  file: string,
  text: string,
  setting: { v: number; from: string; to: string },
): string {
  const { v, from, to } = setting
  const step = `  {
    to: ${v},
    why: '\`${from}\` is called \`${to}\`.',
    up: ({ ${from}: value, ...rest }) => (value === undefined ? rest : { ...rest, ${to}: value }),
  },
]
`
  if (text === '')
    return `import type { Migration } from '#engine/migrate/migration.ts'\n\nexport const migrations: readonly Migration[] = [\n${step}`
  const [, steps, mark] = /^([^]*?)(,|\[)?\s*\];?\s*$/.exec(text) ?? []
  const last = [...text.matchAll(/^(?:export )?(?:const|let|function|class) (\w+)/gm)].at(-1)?.[1]
  if (steps === undefined || last !== 'migrations')
    throw new Refusal(
      `${file} does not end with its list migrations, so a step cannot be added to it.`,
      'Move the list to the end of the file, with nothing after its bracket.',
    )
  return `${steps}${mark ?? ','}\n${step}`
}

/**
 * Where props are taken apart, read from an object, given to the component by name, or named in a type.
 * Of a file whose component has props of its own, such as an island, these stay.
 */
function taken(text: string, pascal: string, from: string, to: string): string {
  const parts = (names: string): string =>
    names.replace(new RegExp(`(^|,)(\\s*)${from}(?=\\s*(,|=|$))`), `$1$2${to}: ${from}`)
  // What the component called it inside is its name now, so it needs none of its own.
  const named = (names: string): string =>
    names.replace(new RegExp(`(^|,)(\\s*)${from}(?:\\s*:\\s*${to}\\b|(?=\\s*:))`), `$1$2${to}`)
  const isOwn = new RegExp(`\\bprops: (?:Readonly<)?${pascal}Props\\b`).test(text)
  return text
    .replaceAll(
      new RegExp(
        `\\{([^{}]*)\\}(?=: (?:Readonly<)?${pascal}Props\\b${isOwn ? '| = props\\b' : ''})`,
        'g',
      ),
      (_, names: string) => `{${parts(named(names))}}`,
    )
    .replaceAll(new RegExp(`\\bprops\\.${from}\\b`, 'g'), isOwn ? `props.${to}` : '$&')
    .replaceAll(new RegExp(`(\\b${pascal}Props\\[')${from}(?='\\])`, 'g'), `$1${to}`)
    .replaceAll(new RegExp(`(<${pascal}\\s(?:[^<>]*\\s)?)${from}(?==)`, 'g'), `$1${to}`)
}
