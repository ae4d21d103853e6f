interface Loaded<T> {
  load(): Promise<T>
  /** Has the next load begin anew. */
  forget(): void
}

/**
 * Loads one at a time, and forgets what is old only between two loads. A module that is forgotten while
 * others still load is there twice then, and half of the blocks do not find the site that they stand in.
 */
export function inTurn<T>(changes: () => number, { load, forget }: Loaded<T>): () => Promise<T> {
  let known = changes()
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const loaded = last.then(() => {
      const count = changes()
      if (count !== known) forget()
      known = count
      return load()
    })
    last = loaded.catch(() => {})
    return loaded
  }
}
