import { rolldown } from 'rolldown'

import { requireBehavior } from '#tools/lib/code/require-behavior.ts'
import { contentHash } from '#tools/lib/content-hash.ts'
import { behaviorFile } from '#tools/vite/behavior-file.ts'
import { browserOnly } from '#tools/vite/browser-only.ts'
import { pageScriptSource } from '#tools/vite/page-script.ts'

/** A finished script: its name in `assets/` and its text. */
export interface BuiltScript {
  readonly name: string
  readonly code: string
}

/**
 * One file with the loader and the given behaviors, minified. A page asks for exactly one script,
 * whatever it is made of, because a request costs more than the bytes (measured).
 *
 * @throws {Refusal} if there is no such behavior.
 */
export async function buildPageScript(
  root: string,
  behaviors: readonly string[],
): Promise<BuiltScript> {
  for (const key of behaviors) requireBehavior(root, key)
  const code = await bundled(root, pageScriptSource(behaviors))
  return { name: `page-${contentHash(code)}.js`, code }
}

/** One file with a behavior that a page fetches only when it is due. */
export async function buildLateScript(root: string, behavior: string): Promise<BuiltScript> {
  requireBehavior(root, behavior)
  const file = JSON.stringify(behaviorFile(behavior))
  const code = await bundled(root, `export { start } from ${file}`)
  return { name: `${behavior.replace('/', '-')}-${contentHash(code)}.js`, code }
}

async function bundled(root: string, source: string): Promise<string> {
  const entry = '\0page-script'
  const bundle = await rolldown({
    input: entry,
    cwd: root,
    platform: 'browser',
    plugins: [
      browserOnly(),
      {
        name: 'page-script',
        resolveId: (id) =>
          id === entry
            ? id
            : id.startsWith('/src/') || id.startsWith('/blocks/')
              ? root + id
              : undefined,
        load: (id) => (id === entry ? source : undefined),
      },
    ],
  })
  const { output } = await bundle.generate({
    format: 'esm',
    minify: true,
    // Those to bundlers stay otherwise.
    comments: false,
    codeSplitting: false,
  })
  await bundle.close()
  return output[0].code.trim()
}
