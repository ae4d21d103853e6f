/**
 * The finished HTML of a page that asks at once for the scripts of its islands that start as soon as
 * the browser is idle, with all that they import: otherwise each is found only when the one before
 * has come, and on a slow line a visitor waits for every one of them in turn. Islands that wait to
 * be seen or touched may never be due, and are not asked for.
 *
 * @param imports for the address of each script those it imports by itself.
 */
export function withEarlyScripts(
  html: string,
  imports: Readonly<Record<string, readonly string[]>>,
): string {
  const due = [...html.matchAll(/<sb-island [^>]*data-when="idle"[^>]*>/g)].flatMap(([marker]) =>
    /data-media="/.test(marker)
      ? []
      : [...marker.matchAll(/data-(?:src|runtime)="([^"]+)"/g)].map(([, url = '']) => url),
  )
  const wanted = new Set(due)
  for (const url of wanted) for (const next of imports[url] ?? []) wanted.add(next)
  const tags = [...wanted].map((url) => `<link rel="modulepreload" href="${url}">\n`)
  return html.replace('<script type="module"', (script) => tags.join('') + script)
}
