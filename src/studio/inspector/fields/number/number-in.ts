/** The number a text says, with a point or a comma; undefined for half of one, and for none. */
export function numberIn(text: string): number | undefined {
  const plain = text.trim().replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
