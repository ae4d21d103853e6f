/** A stretch of a file, both ends included. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The stretch that a `Range` header asks for (RFC 9110, 14.2). `undefined` where the whole file is
 * the answer: no header, a form that is not understood, or several stretches at once;
 * `'outside'` where the file does not reach that far.
 */
export function requestedRange(
  header: string | undefined,
  size: number,
): Stretch | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/u.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '')
    return last === '0' || size === 0
      ? 'outside'
      : { from: Math.max(0, size - Number(last)), to: size - 1 }
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return undefined
  return from < size ? { from, to } : 'outside'
}
