let day: string | undefined

/**
 * Links lead on within the day that a page is shown as on, for as long as they lead to pages of the
 * site: who looks at the Christmas menu is at Christmas on the next page too.
 */
export function keepDay(at: string | undefined): void {
  day = at
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, lead, true)
}

function lead({ target }: Event): void {
  const link = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]')
  if (!link || day === undefined) return
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.searchParams.has('at')) return
  // On the same page a link leads to a place, which needs no loading.
  if (url.hash !== '' && url.pathname === location.pathname) return
  url.searchParams.set('at', day)
  link.href = url.href
}
