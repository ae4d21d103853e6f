import { hrefsIn } from './rich-line.ts'

/** An address, or a paragraph with links, with each address as `change` makes it. */
export function withHrefs(text: string, change: (href: string) => string): string {
  const whole = change(text)
  // A line that is too long for marks is not looked through: that takes the square of its length.
  if (whole !== text || hrefsIn(text).length === 0) return whole
  return text.replaceAll(
    /(\]\()([^)]*)(?=\))/g,
    (_, before: string, href: string) => before + change(href),
  )
}
