import { plainName } from '#engine/text/plain-name.ts'
import { textOf } from '#engine/text/text-of.ts'
import { valueAt } from '#engine/where.ts'

import { documentName } from './document-name.ts'
import { type Documents, type Refused, fileName } from './new-page.ts'

/**
 * The file of a page that people call by another name, in the same set, or why there is none: the
 * name of a page is that of its file. `Our Story!` is `our-story`.
 */
export function renamedFile(documents: Documents, path: string, name: string): string | Refused {
  const plain = plainName(name)
  if (plain === '')
    return {
      problem:
        name.trim() === ''
          ? 'A page has to have a name.'
          : `A page cannot be called “${name.trim()}”.`,
      remedy: 'Write one with letters from a to z, or digits.',
    }
  const file = `${path.slice(0, path.lastIndexOf('/') + 1)}${fileName(`/${plain}`)}.json`
  const by = [...documents.keys()].find(
    (other) => other !== path && other.toLowerCase() === file.toLowerCase(),
  )
  return by === undefined
    ? file
    : {
        problem: `There is a page “${documentName(by)}” already.`,
        remedy: 'Choose another name.',
        by,
      }
}

/**
 * The title of a page by its new name, as long as it had the old one: `{product} | About Us` of the
 * page “About us” is `{product} | Our story`. Any other title stays.
 */
export function renamedTitle(page: unknown, from: string, to: string): string {
  const title = textOf(valueAt(page, '/title'))
  const parts = title.split(' | ')
  const own = parts.findIndex((part) => part.toLowerCase() === from.toLowerCase())
  const name = to.trim()
  return own < 0 || name === '' || name === from ? title : parts.with(own, name).join(' | ')
}
