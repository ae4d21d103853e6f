import type { Encoding } from './stored-file.ts'

/** The best compression an `Accept-Encoding` header allows; of equals, Brotli. */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...settings] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/u)
      const weight = settings.find((setting) => setting.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const
    }),
  )
  const weight = (name: Encoding): number => weights.get(name) ?? weights.get('*') ?? 0
  const best = weight('gzip') > weight('br') ? 'gzip' : 'br'
  return weight(best) > 0 ? best : undefined
}
