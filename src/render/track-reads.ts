/**
 * The value behind proxies that remember the last setting read, as a JSON Pointer. When a block
 * throws, that setting is the best witness of what it could not bear.
 */
export function trackReads<T extends object>(value: T): { value: T; last: () => string } {
  let last = ''
  const wrap = (inner: unknown, path: string): unknown => {
    if (typeof inner !== 'object' || inner === null) return inner
    return new Proxy(inner, {
      get(target, key, receiver) {
        const read: unknown = Reflect.get(target, key, receiver)
        if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return read
        const at = `${path}/${key}`
        last = at
        return wrap(read, at)
      },
    })
  }
  return { value: wrap(value, '') as T, last: () => last }
}
