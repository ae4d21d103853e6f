import type { ServerResponse } from 'node:http'

import { serveFile } from './serve-file.ts'

/** A file that pages refer to, named from the output folder. */
interface MadeFile {
  readonly name: string
  readonly content?: string | Uint8Array
  readonly copyFrom?: string
}

/** Files that are made for the pages shown, such as fonts, at the addresses that pages use. */
export interface MadeFiles {
  /** `base` is the folder of the server that the site is in. */
  add(files: readonly MadeFile[], base: string): void
  /** Whether there was one at this path, which is then sent. Ask it after the guards. */
  serve(response: ServerResponse, path: string): boolean
}

export function madeFiles(): MadeFiles {
  const files = new Map<string, { file: string } | string | Uint8Array>()
  return {
    add(more, base) {
      for (const { name, content, copyFrom } of more) {
        if (content !== undefined) files.set(base + name, content)
        // What stands in the media folder is read from there.
        else if (copyFrom !== undefined && name.startsWith('assets/'))
          files.set(base + name, { file: copyFrom })
      }
    },
    serve(response, path) {
      const file = files.get(path)
      if (file !== undefined) serveFile(response, path, file)
      return file !== undefined
    },
  }
}
