import type { OutputFile } from './write-output.ts'

/** How every name ends that carries a hash of its content: `-91a75d57.svg`, `-b6c22605-320.avif`. */
const hashedEnd = /-[0-9a-f]{8}(?:-\d+)?\.[a-z0-9]+/g

/**
 * Those of the files whose names stand in a text of the site. What only a draft shows, a hidden block,
 * a block of another day or a set that has no address is nobody's to see yet, and nothing to upload.
 */
export function namedFiles(
  files: readonly OutputFile[],
  site: readonly OutputFile[],
): OutputFile[] {
  const named = new Set<string>()
  for (const { content } of site)
    if (typeof content === 'string') for (const [end] of content.matchAll(hashedEnd)) named.add(end)
  return files.filter(({ name }) => (name.match(hashedEnd) ?? []).some((end) => named.has(end)))
}
