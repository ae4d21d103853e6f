import type { LinkTo } from '#engine/site/move-page.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { itemTitle } from '#studio/inspector/fields/list/item-title.ts'
import type { Values } from '#studio/state/documents.ts'
import { placeWords } from '#studio/state/place-words.ts'
import { placeIn } from '#studio/state/places.ts'

/** Links as their readers know them: “Say hello” in Faves. */
export function linkTexts(values: Values, { file, address, pointers }: LinkTo): string[] {
  const document = values[file]
  return pointers.map((at) => {
    const text = String(valueAt(document, at))
    const { index } = placeIn(at)
    const where = placeWords(
      file,
      document,
      index === undefined ? holderOf(at) : `/blocks/${index}`,
    )
    const inText = text.split('](').find((_, part, all) => all[part + 1]?.startsWith(address))
    const words =
      inText?.slice(inText.lastIndexOf('[') + 1) ?? itemTitle(valueAt(document, holderOf(at)))
    return words === '' || where.includes(`“${words}”`) ? where : `“${words}” in ${where}`
  })
}
