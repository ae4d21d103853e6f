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
  const pascal = type.replaceAll(/(^|-)([a-z0-9])/g, (_, __, letter: string) =>
    letter.toUpperCase(),
  )
  const words = type.replaceAll('-', ' ')
  return {
    type,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    title: words.charAt(0).toUpperCase() + words.slice(1),
  }
}
