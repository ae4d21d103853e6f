import { rewrite } from '#engine/edit/rewrite.ts'
import { withValues } from '#engine/edit/with-values.ts'
import { edited } from '#engine/fix/edits.ts'
import { isRecord } from '#engine/is-record.ts'
import { type PagesFolder, commandFor } from '#engine/site/pages-folder.ts'
import { usages } from '#engine/site/usages.ts'
import { jsonValue } from '#engine/text/json-value.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { scan } from '#engine/text/scan.ts'
import { valueAt } from '#engine/where.ts'

/** What a document is: a page, or the example of a block. */
type Kind = 'Page' | 'Block'

/** A document's text with every block of one type under another; all other bytes stay. */
export function renameBlockIn(text: string, kind: Kind, from: string, to: string): string {
  return withValues(
    text,
    usages(jsonValue(text), kind, from).map((at) => [at, to]),
  )
}

/**
 * A document's text with a setting of one type of block under another name; its value and all other
 * bytes stay. Blocks of that type are marked as written for version `v`, whether they have it or not.
 *
 * @throws {Error} in a sentence, if a block has the new name already or is of another version.
 */
export function renameSettingIn(
  text: string,
  kind: Kind,
  type: string,
  setting: PagesFolder & { readonly from: string; readonly to: string; readonly v: number },
): string {
  const { from, to, v } = setting
  const document: unknown = jsonValue(text)
  const blocks = usages(document, kind, type).map(holderOf)
  for (const at of blocks) {
    const block = valueAt(document, at)
    if (!isRecord(block)) continue
    if (Object.hasOwn(block, to))
      throw new Error(`A block “${type}” has a setting “${to}” already. Take it out first.`)
    if ((block['v'] ?? 1) !== v - 1)
      throw new Error(
        `A block “${type}” is not of version ${v - 1}. Run \`${commandFor(setting, 'migrate')}\` first.`,
      )
  }
  const { places } = scan(text, 'all')
  const renamed = edited(
    text,
    usages(document, kind, `${type}.${from}`).flatMap((at) => {
      const key = places.get(at)?.key
      return key ? [{ ...key, text: JSON.stringify(to) }] : []
    }),
  )
  const value: unknown = jsonValue(renamed)
  const versioned = (block: unknown): unknown => {
    if (!isRecord(block) || block['type'] !== type) return block
    const { type: _, id, v: __, ...settings } = block
    return { type, ...(id === undefined ? {} : { id }), v, ...settings }
  }
  if (kind === 'Block') return rewrite(renamed, versioned(value))
  if (!isRecord(value) || !Array.isArray(value['blocks'])) return renamed
  return rewrite(renamed, { ...value, blocks: value['blocks'].map(versioned) })
}
