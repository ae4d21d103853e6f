/** The list that a map has for a key; an empty one joins it where there is none. */
export function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
