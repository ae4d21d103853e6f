import { capital } from '#engine/text/capital.ts'
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
  return { type, pascal: pascal(type), title: capital(type.replaceAll('-', ' ')) }
}
