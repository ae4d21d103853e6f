/**
 * A label of a host in its own letters: `bücher` of `xn--bcher-kva`. Undefined for what is no such
 * code. The host of a browser's URL is the code, and nothing there turns it back.
 *
 * Source: https://www.rfc-editor.org/rfc/rfc3492
 */
export function decodedLabel(label: string): string | undefined {
  if (!label.startsWith('xn--')) return undefined
  const code = label.slice(4)
  const cut = code.lastIndexOf('-')
  const letters = Array.from(
    code.slice(0, Math.max(cut, 0)),
    (letter) => letter.codePointAt(0) ?? 0,
  )
  let [n, i, bias] = [128, 0, 72]
  for (let at = cut + 1; at < code.length;) {
    const before = i
    for (let [weight, k] = [1, BASE]; ; k += BASE) {
      const digit = '0123456789'.includes(code.charAt(at))
        ? 26 + Number(code.charAt(at))
        : code.charCodeAt(at) - 97
      at += 1
      if (!(digit >= 0 && digit < BASE)) return undefined
      i += digit * weight
      if (i > MOST) return undefined
      const threshold = Math.min(Math.max(k - bias, 1), 26)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = letters.length + 1
    bias = adapted(i - before, length, before === 0)
    n += Math.floor(i / length)
    i %= length
    if (n > 0x10ffff || (n >= 0xd800 && n < 0xe000)) return undefined
    letters.splice(i, 0, n)
    i += 1
  }
  return letters.length === 0 ? undefined : String.fromCodePoint(...letters)
}

const BASE = 36
/** No host has a code this large; past it the sums would lose their last digits. */
const MOST = 2 ** 31

function adapted(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > 455; k += BASE) rest = Math.floor(rest / 35)
  return k + Math.floor((36 * rest) / (rest + 38))
}
