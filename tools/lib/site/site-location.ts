/** Where a site is. */
export interface SiteLocation {
  /** The repository. */
  readonly root: string
  /** The pages folder, seen from the root: `pages`. */
  readonly pagesDir: string
}
