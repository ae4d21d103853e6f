import { readFileSync, readdirSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'

import { contentType } from '#tools/lib/serve/content-type.ts'
import { lasting } from '#tools/start/serve-file.ts'
import { Refused } from '#tools/studio/http/refused.ts'
import { send } from '#tools/studio/http/send.ts'

import { editorPolicy } from './shell.ts'

/**
 * Sends a file of the editor. An editor that is open since before the last build asks for parts of
 * its own build, so all that are kept are looked through; names carry a hash of the content.
 *
 * @throws {Refused} if there is no such file.
 */
export function serveAsset(
  response: ServerResponse,
  name: string,
  { folder, origin }: { folder: string; origin: string },
): void {
  const path = /^[\w-][\w.-]*$/.test(name) ? find(folder, name) : undefined
  if (path === undefined)
    throw new Refused(404, 'There’s no such part of the Studio. Reload the page.')
  const headers = {
    'cache-control': lasting,
    'content-type': contentType(name).type,
    'content-security-policy': editorPolicy(origin),
  }
  send(response, 200, headers, readFileSync(path))
}

function find(folder: string, name: string): string | undefined {
  return readdirSync(folder)
    .map((build) => join(folder, build, name))
    .find((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
}
