/**
 * An address as people read it: `/caf%C3%A9` is `/café`. A code that stands for no letter stays, as does
 * that of a slash, which is none between two names.
 */
export function decodedPath(path: string): string {
  return path.replaceAll(/(?:%(?!2f)[\da-f]{2})+/gi, (codes) => {
    try {
      return decodeURIComponent(codes)
    } catch {
      return codes.toUpperCase()
    }
  })
}
