/** Settings that name a thing, the best first; sheets write them with a capital. */
const naming = ['name', 'title', 'label', 'heading', 'question', 'text', 'alt', 'id']

/** What a thing calls itself: its first words that are no address and no number; undefined where it has none. */
export function ownWords(value: unknown): string | undefined {
  if (typeof value === 'string') return isAddress(value) || value === '' ? undefined : value
  if (typeof value !== 'object' || value === null) return undefined
  const inner = value as Record<string, unknown>
  const keys = Object.keys(inner)
  for (const key of [...namingKeys(inner), ...keys]) {
    const found = ownWords(inner[key])
    if (found !== undefined) return found
  }
  return undefined
}

/** The settings of a thing that name it, the best first. */
export function namingKeys(thing: object): string[] {
  const keys = Object.keys(thing)
  return naming.flatMap((name) => keys.filter((key) => key.toLowerCase() === name))
}

function isAddress(text: string): boolean {
  return /^(media\/|https?:|mailto:|tel:|sms:|link:|\/|#)/.test(text)
}
