import { suppressionFiles } from '#engine/checks/suppressed.ts'
import { rewrite } from '#engine/edit/rewrite.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { renameBlockIn } from '#engine/site/rename.ts'
import { codeFiles, literal, mentions, quoted } from '#tools/lib/code/code-files.ts'
import type { HouseChange } from '#tools/lib/code/house-change.ts'
import { renamedCode, renamedFiles, requireFreeName } from '#tools/lib/code/renamed-block.ts'
import { withSuppressions } from '#tools/lib/code/with-suppressions.ts'
import { contentFiles } from '#tools/lib/site/content-files.ts'
import { readSite } from '#tools/lib/site/read-site.ts'
import { requireJson } from '#tools/lib/site/require-json.ts'
import { namesOf } from '#tools/new-block/names.ts'

/**
 * All that changes when a block gets another name: pages, its folder and the files in it that are
 * named after it, its component and props, and code elsewhere that clearly means it. The old name
 * stays as an alias, so that pages of other branches are told the new one. The title is left: it is
 * what people read, and theirs to choose.
 *
 * @throws {Refusal} if the component, or a file, cannot have the name, or a schema is not JSON.
 */
export async function planBlock(
  root: string,
  pagesDir: string,
  old: string,
  now: string,
): Promise<HouseChange> {
  const [from, to] = [namesOf(old), namesOf(now)]
  const folder = `blocks/${old}`
  const texts = new Map<string, { from: string; to: string }>()
  const code = codeFiles(root)
  const own = [...code.keys()].flatMap((file) => {
    const [, name] = file.split(`${folder}/`)
    return file.startsWith(`${folder}/`) && name !== undefined ? [name] : []
  })
  const moves = [...renamedFiles(own, from, to)].flatMap(([name, changed]): [string, string][] =>
    changed === name ? [] : [[`${folder}/${name}`, `${folder}/${changed}`]],
  )
  requireFreeName(
    [...code].flatMap(([file, text]) => (file.startsWith(`${folder}/`) ? [text] : [])),
    to,
  )
  const after = new Map<string, string>()
  for (const [file, text] of code) {
    const isSchema = /^blocks\/[^/]+\/block\.schema\.json$/.test(file)
    if (isSchema) requireJson(file, text, { pagesDir })
    const changed = isSchema
      ? renamedSchema(text, old, now, file.startsWith(`${folder}/`))
      : renamedCode(file.startsWith(`${folder}/`), text, from, to)
    after.set(file, changed)
    if (changed !== text) texts.set(file, { from: text, to: changed })
  }
  for (const { file, kind, text } of await contentFiles(root, pagesDir)) {
    const changed = renameBlockIn(text, kind, old, now)
    if (changed !== text) texts.set(file, { from: text, to: changed })
  }
  const site = await readSite({ root, pagesDir })
  const siteFile = inPages(site, 'site.json')
  const said = site.files.get(siteFile) ?? ''
  // What is suppressed in files of the old folder is suppressed in the new.
  const followed = withSuppressions(said, (facts) =>
    suppressionFiles(facts, (file) =>
      file.startsWith(`${folder}/`) ? file.replace(folder, `blocks/${now}`) : undefined,
    ),
  )
  if (followed !== said) texts.set(siteFile, { from: said, to: followed })
  const look = mentions(
    new Map([...after].filter(([file]) => file !== `${folder}/block.schema.json`)),
    // Tests of findings name a block as those do: block 2 (marquee).
    new RegExp(String.raw`${quoted(old).source}|block \d+ \(${literal(old)}\)`),
  )
  return { texts, moves: [...moves, [folder, `blocks/${now}`]], look }
}

interface BlockSchema {
  readonly 'x-aliases'?: readonly string[]
  readonly 'x-limit'?: { readonly notAfter?: readonly string[] }
}

/** The schema of a block: what it may not stand after, and in its `own` the old name as an alias. */
function renamedSchema(text: string, old: string, now: string, own: boolean): string {
  const schema = JSON.parse(text) as BlockSchema
  const { 'x-limit': limit, 'x-aliases': aliases = [] } = schema
  const notAfter = limit?.notAfter?.map((type) => (type === old ? now : type))
  return rewrite(text, {
    ...schema,
    ...(notAfter ? { 'x-limit': { ...limit, notAfter } } : {}),
    ...(own ? { 'x-aliases': [...aliases.filter((alias) => alias !== now), old] } : {}),
  })
}
