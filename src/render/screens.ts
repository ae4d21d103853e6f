/** The site's breakpoint: what is narrower counts as a phone. */
export const screens = {
  phones: '(max-width: 767px)',
  desktops: '(min-width: 768px)',
} as const

/** CSS that shows what is for one kind of screen there only. */
export function onlyOn(on: keyof typeof screens): string {
  const elsewhere = screens[on === 'phones' ? 'desktops' : 'phones']
  return `@media ${elsewhere}{[data-on=${on}]{display:none}}`
}

/** The same for a page; none for one without such a block. */
export function screenCss(body: string): string {
  const kinds = ['phones', 'desktops'] as const
  return kinds
    .filter((on) => body.includes(` data-on="${on}"`))
    .map(onlyOn)
    .join('')
}

/** The media query of the block that holds what stands at `index`; undefined if it is always shown. */
export function screenOf(body: string, index: number): string | undefined {
  const start = body.lastIndexOf('<div class="block"', index)
  const tag = start < 0 ? '' : body.slice(start, body.indexOf('>', start))
  const [, on] = / data-on="(phones|desktops)"/.exec(tag) ?? []
  return on === undefined ? undefined : screens[on as keyof typeof screens]
}
