import { steps } from '#engine/text/pointer.ts'

/** A part of a block as people say it: `/sandwiches/0/orderLabel` → "Sandwiches 1, order label". */
export function partName(pointer: string): string {
  const words: string[] = []
  for (const step of steps(pointer)) {
    if (/^\d+$/.test(step)) words.push(`${words.pop() ?? ''} ${Number(step) + 1}`.trim())
    else words.push(step.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase())
  }
  const name = words.join(', ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
