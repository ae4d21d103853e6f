interface WebManifestInput {
  readonly name: string
  /** The folder the site is served from, with a slash at both ends. */
  readonly base: string
  readonly lang: string
  /** Of the bar around the site, and of the screen until it is there. */
  readonly color: string | undefined
}

/** `site.webmanifest`: the name and, of `siteIcons`, the icon a phone shows on its home screen. */
export function webManifest({ name, base, lang, color }: WebManifestInput): string {
  const manifest = {
    name,
    short_name: name,
    id: base,
    start_url: base,
    scope: base,
    lang,
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
