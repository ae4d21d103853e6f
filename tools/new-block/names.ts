import { pascal } from '#engine/text/pascal.ts'

/** The spellings of a block's name, from its type: `store-locator`. */
export interface Names {
  readonly type: string
  /** Component and props: `StoreLocator`. */
  readonly pascal: string
  /** What people read: "Store locator". */
  readonly title: string
}

export function namesOf(type: string): Names {
  const words = type.replaceAll('-', ' ')
  return {
    type,
    pascal: pascal(type),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}
