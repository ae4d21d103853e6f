/** What keeps the answers: a Map, or a WeakMap for keys that come and go, as sites do. */
interface Answers<Key, Value> {
  get(key: Key): Value | undefined
  has(key: Key): boolean
  set(key: Key, value: Value): unknown
}

/** The same function, which is run once for each key; `answers` may hold some before it is. */
export function memo<Key, Value>(
  make: (key: Key) => Value,
  answers: Answers<Key, Value> = new Map<Key, Value>(),
): (key: Key) => Value {
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined || answers.has(key)) return known as Value
    const made = make(key)
    answers.set(key, made)
    return made
  }
}
