import { rewrite } from '#engine/edit/rewrite.ts'
import { renameBlockIn } from '#engine/site/rename.ts'
import { codeFiles, mentions, quoted } from '#tools/lib/code-files.ts'
import { contentFiles } from '#tools/lib/content-files.ts'
import type { HouseChange } from '#tools/lib/house-change.ts'
import { type Names, namesOf } from '#tools/new-block/names.ts'

/**
 * All that changes when a block gets another name: pages, its folder and the files in it that are
 * named after it, its component and props, and code elsewhere that clearly means it. The old name
 * stays as an alias, so that pages of other branches are told the new one. The title is left: it is
 * what people read, and theirs to choose.
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
  const after = new Map<string, string>()
  for (const [file, text] of code) {
    const changed =
      file === `${folder}/block.schema.json`
        ? withAlias(text, old)
        : renamedCode(file.startsWith(`${folder}/`), text, from, to)
    after.set(file, changed)
    if (changed !== text) texts.set(file, { from: text, to: changed })
  }
  for (const { file, kind, text } of await contentFiles(root, pagesDir)) {
    const changed = renameBlockIn(text, kind, old, now)
    if (changed !== text) texts.set(file, { from: text, to: changed })
  }
  const moves = [...code.keys()].flatMap((file): [string, string][] => {
    const [, name = ''] = file.startsWith(`${folder}/`) ? file.split(`${folder}/`) : []
    const changed = fileName(name, from, to)
    return changed === name ? [] : [[file, `${folder}/${changed}`]]
  })
  const look = mentions(
    new Map([...after].filter(([file]) => file !== `${folder}/block.schema.json`)),
    quoted(old),
  )
  return { texts, moves: [...moves, [folder, `blocks/${now}`]], look }
}

/** `Marquee.island.tsx` and `marquee.module.css`, but not `columns.ts`. */
function fileName(name: string, from: Names, to: Names): string {
  if (name.startsWith(`${from.pascal}.`)) return to.pascal + name.slice(from.pascal.length)
  return name.startsWith(`${from.type}.`) ? to.type + name.slice(from.type.length) : name
}

/** Only forms that can mean nothing but the block; in its own folder there are more of them. */
function renamedCode(own: boolean, text: string, from: Names, to: Names): string {
  const outside = text
    .replaceAll(new RegExp(`\\bblocks/${from.type}(?![\\w-])`, 'g'), `blocks/${to.type}`)
    .replaceAll(
      new RegExp(`(\\btype["']?(?:: ?| [!=]== ))(["'])${from.type}\\2`, 'g'),
      `$1$2${to.type}$2`,
    )
    .replaceAll(new RegExp(`\\b${from.pascal}Props\\b`, 'g'), `${to.pascal}Props`)
  if (!own) return outside
  return outside
    .replaceAll(`data-behavior="${from.type}/`, `data-behavior="${to.type}/`)
    .replaceAll(`./${from.type}.`, `./${to.type}.`)
    .replaceAll(component(text, from), (found) =>
      found.startsWith('import ') ? found : found.replace(from.pascal, to.pascal),
    )
}

/**
 * Where a file of the block says the component's name; imports from other floors are matched too, to
 * be left as they are. Where such an import takes the name itself, only paths mean the component.
 */
function component(text: string, { pascal }: Names): RegExp {
  const elsewhere = "import [^']*from '#[^']*'"
  const [...imports] = text.matchAll(new RegExp(elsewhere, 'g'))
  const taken = imports.some(([words]) => new RegExp(`\\b${pascal}\\b(?! as )`).test(words))
  return new RegExp(`${elsewhere}|${taken ? String.raw`\./` : String.raw`\b`}${pascal}\\b`, 'g')
}

function withAlias(text: string, old: string): string {
  const schema = JSON.parse(text) as { 'x-aliases'?: string[] }
  return rewrite(text, { ...schema, 'x-aliases': [...(schema['x-aliases'] ?? []), old] })
}
