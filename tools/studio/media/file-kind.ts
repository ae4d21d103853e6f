/** What a file is, as its first bytes say; its name is not asked. */
export type FileKind =
  | 'avif'
  | 'gif'
  | 'heic'
  | 'jpeg'
  | 'mp4'
  | 'png'
  | 'quicktime'
  | 'svg'
  | 'tiff'
  | 'webm'
  | 'webp'

const beginnings: readonly (readonly [FileKind, RegExp])[] = [
  ['jpeg', /^\u00FF\u00D8\u00FF/],
  ['png', /^\u0089PNG\r\n[^]\n/],
  ['gif', /^GIF8[79]a/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
  ['avif', /^[^]{4}ftypavi[fs]/],
  ['heic', /^[^]{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/],
  ['quicktime', /^[^]{4}ftypqt {2}/],
  ['mp4', /^[^]{4}ftyp(?:iso[2-9m]|mp4[12]|avc1|M4V[ HP]|dash|MSNV|f4v )/],
  ['webm', /^[^]E\u00DF\u00A3[^]{0,60}webm/],
]

/** Undefined for what the Studio has no use for. */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const start = Buffer.from(bytes.subarray(0, 100)).toString('latin1')
  const [kind] = beginnings.find(([, form]) => form.test(start)) ?? []
  if (kind) return kind
  // A drawing may begin with notes of any length, so its text is asked; the cleaner looks closely.
  const text = Buffer.from(bytes.subarray(0, 4096)).toString('utf8')
  return /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(text) ? 'svg' : undefined
}
