/** An address, or a paragraph with links, with each address as `change` makes it. */
export function withHrefs(text: string, change: (href: string) => string): string {
  const whole = change(text)
  if (whole !== text) return whole
  return text.replaceAll(
    /(\]\()([^)]*)(?=\))/g,
    (_, before: string, href: string) => before + change(href),
  )
}
