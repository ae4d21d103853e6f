/** Settings that name a thing, the best first; sheets write them with a capital. */
const naming = ['name', 'title', 'label', 'heading', 'question', 'text', 'alt', 'id']

/** Those whose place nothing else takes while they are empty. */
const names = naming.slice(0, naming.indexOf('alt'))

/**
 * What a thing calls itself: its first words that are no address, no number and no colour; undefined where
 * it has none, or has its name still to come.
 */
export function ownWords(value: unknown): string | undefined {
  if (typeof value === 'string') return isAddress(value) || value === '' ? undefined : value
  if (typeof value !== 'object' || value === null) return undefined
  const inner = value as Record<string, unknown>
  const own = namingKeys(inner)
  const isToBeNamed = own.some((key) => inner[key] === '' && names.includes(key.toLowerCase()))
  const others = Object.keys(inner).filter((key) => !/^field$|color$/i.test(key))
  for (const key of isToBeNamed ? own : [...own, ...others]) {
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
