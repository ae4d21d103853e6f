/** The site's breakpoint: what is narrower counts as a phone. */
export const screens = {
  phones: '(max-width: 767px)',
  desktops: '(min-width: 768px)',
} as const

/** CSS that shows a block for one kind of screen there only; none for a page without such a block. */
export function screenCss(body: string): string {
  const hide = (on: keyof typeof screens, where: string): string =>
    body.includes(` data-on="${on}"`) ? `@media ${where}{[data-on=${on}]{display:none}}` : ''
  return hide('phones', screens.desktops) + hide('desktops', screens.phones)
}

/** The media query of the block that holds what stands at `index`; undefined if it is always shown. */
export function screenOf(body: string, index: number): string | undefined {
  const start = body.lastIndexOf('<div class="block"', index)
  const tag = start < 0 ? '' : body.slice(start, body.indexOf('>', start))
  const [, on] = / data-on="(phones|desktops)"/.exec(tag) ?? []
  return on === undefined ? undefined : screens[on as keyof typeof screens]
}
