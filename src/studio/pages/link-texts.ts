import { settingSchema } from '#engine/diff/setting-words.ts'
import type { LinkTo } from '#engine/site/links-to.ts'
import { holderOf, steps } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { itemTitle } from '#studio/inspector/fields/list/item-title.ts'
import type { Values } from '#studio/state/documents.ts'
import { placeWords } from '#studio/state/place-words.ts'
import { placeIn } from '#studio/state/places.ts'

/** Links as their readers know them: “Say hello” in Faves; Menu on phones, first link: Order now. */
export function linkTexts(values: Values, { file, address, pointers }: LinkTo): string[] {
  const document = values[file]
  return pointers.map((at) => {
    const text = String(valueAt(document, at))
    const { index } = placeIn(at)
    const holder = holderOf(at)
    const inText = text.split('](').find((_, part, all) => all[part + 1]?.startsWith(address))
    const words = inText?.slice(inText.lastIndexOf('[') + 1) ?? itemTitle(valueAt(document, holder))
    const place = Number(steps(holder).at(-1))
    if (index === undefined && Number.isInteger(place) && words !== '') {
      const list = holderOf(holder)
      const one = settingSchema({ path: file, pointer: list })['x-one'] ?? 'link'
      // "Menu on phones, links" says nothing more than whose they are.
      const isPlain = steps(list).at(-1) === `${one}s` && steps(list).length > 1
      const where = placeWords(file, document, isPlain ? holderOf(list) : list)
      return `${where}, ${ordinal(place + 1)} ${one}: ${words}`
    }
    const where = placeWords(file, document, index === undefined ? holder : `/blocks/${index}`)
    return words === '' || where.includes(`“${words}”`) ? where : `“${words}” in ${where}`
  })
}

const first = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
])
const kinds = new Intl.PluralRules('en', { type: 'ordinal' })

/** "first", "ninth", "21st". */
function ordinal(place: number): string {
  return first[place - 1] ?? `${place}${endings.get(kinds.select(place)) ?? 'th'}`
}
