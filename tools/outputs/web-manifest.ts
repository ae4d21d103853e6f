interface WebManifestInput {
  readonly name: string
  /** The folder the site is served from, with a slash at both ends. */
  readonly base: string
  readonly lang: string
  readonly themeColor?: string | undefined
  readonly backgroundColor?: string | undefined
  /** Whether `siteIcons` made icons. */
  readonly icons: boolean
}

/** `site.webmanifest`: the name and icon a phone shows for the site on its home screen. */
export function webManifest({
  name,
  base,
  lang,
  themeColor,
  backgroundColor,
  icons,
}: WebManifestInput): string {
  const manifest = {
    name,
    short_name: name,
    id: base,
    start_url: base,
    scope: base,
    lang,
    display: 'browser',
    ...(themeColor === undefined ? {} : { theme_color: themeColor }),
    ...(backgroundColor === undefined ? {} : { background_color: backgroundColor }),
    icons: icons
      ? [
          { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
          { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
          { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
        ]
      : [],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
