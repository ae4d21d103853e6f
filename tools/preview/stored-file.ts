import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { contentType } from '#tools/lib/serve/content-type.ts'

export type Encoding = 'br' | 'gzip'

/** A file in one of its forms. */
interface StoredFile {
  readonly bytes: Buffer
  /** Names this form of this content, in quotes. */
  readonly etag: string
  /** Undefined for the file as it is. */
  readonly encoding: Encoding | undefined
}

/**
 * Files and their compressed forms, made once for each content. A file that changes on the disk is
 * read again. The compressed form is only used where it is smaller.
 */
export interface FileStore {
  (path: string, encoding?: Encoding): Promise<StoredFile>
}

/** The best, as static hosts compress what they keep; on the demo it takes seconds at the start. */
const BEST = constants.BROTLI_MAX_QUALITY

/** @param quality of Brotli, from 0, the fastest, to 11. */
export function fileStore(quality: number = BEST): FileStore {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }
  const compress: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
    br: (bytes) => promisify(brotliCompress)(bytes, brotli),
    gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
  }
  const stored = new Map<
    string,
    { stamp: string; forms: Map<Encoding | undefined, Promise<StoredFile>> }
  >()
  return async (path, encoding) => {
    const { mtimeMs, size } = statSync(path)
    const stamp = `${mtimeMs} ${size}`
    let entry = stored.get(path)
    if (entry?.stamp !== stamp) {
      entry = { stamp, forms: new Map() }
      stored.set(path, entry)
    }
    const { forms } = entry
    const once = (
      key: Encoding | undefined,
      make: () => Promise<StoredFile>,
    ): Promise<StoredFile> => {
      const made = forms.get(key) ?? make()
      forms.set(key, made)
      return made
    }
    const plain = once(undefined, () => readPlain(path))
    if (encoding === undefined || !contentType(path).compressible) return plain
    return once(encoding, async () => {
      const { bytes, etag } = await plain
      const packed = await compress[encoding](bytes)
      return packed.length < bytes.length
        ? { bytes: packed, etag: etag.replace(/"$/u, `-${encoding}"`), encoding }
        : plain
    })
  }
}

async function readPlain(path: string): Promise<StoredFile> {
  const bytes = await readFile(path)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { bytes, etag: `"${hash}"`, encoding: undefined }
}
