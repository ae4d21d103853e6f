/** A post as the row shows it. Plain JSON: it travels from the page to the island. */
export interface Photo {
  readonly id: string
  readonly href: string
  readonly url: string
  /** Lighter forms of the same picture, best first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[]
  readonly alt: string
  /** When it was posted, in ISO 8601. */
  readonly timestamp: string
  /** How it lies, in degrees. */
  readonly tilt: number
}
