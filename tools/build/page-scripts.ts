import { createHash } from 'node:crypto'

import { rolldown } from 'rolldown'

import { pageScriptSource } from '#tools/vite/page-script.ts'

/** A finished script: its name in `assets/` and its text. */
export interface BuiltScript {
  readonly name: string
  readonly code: string
}

/**
 * One file with the loader and the given behaviors, minified. A page asks for exactly one script,
 * whatever it is made of, because a request costs more than the bytes (measured).
 */
export async function buildPageScript(
  root: string,
  behaviors: readonly string[],
): Promise<BuiltScript> {
  const entry = '\0page-script'
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    plugins: [
      {
        name: 'page-script',
        resolveId: (id) =>
          id === entry
            ? id
            : id.startsWith('/src/') || id.startsWith('/blocks/')
              ? root + id
              : undefined,
        load: (id) => (id === entry ? pageScriptSource(behaviors) : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
  await bundle.close()
  const code = output[0].code.trim()
  return { name: `page-${hash(code)}.js`, code }
}

/** Eight characters that change with the content. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha256')
    .update(content)
    .digest('base64url')
    .replaceAll(/[-_]/g, 'x')
    .slice(0, 8)
}
