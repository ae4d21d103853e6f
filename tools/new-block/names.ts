import { pascal } from '#engine/text/pascal.ts'

/** The spellings of a block's name, from its type: `store-locator`. */
export interface Names {
  readonly type: string
  /** Component and props: `StoreLocator`. */
  readonly pascal: string
  /** Values in code: `storeLocator`. */
  readonly camel: string
  /** What people read: "Store locator". */
  readonly title: string
}

export function namesOf(type: string): Names {
  const name = pascal(type)
  const words = type.replaceAll('-', ' ')
  return {
    type,
    pascal: name,
    camel: name.charAt(0).toLowerCase() + name.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}
