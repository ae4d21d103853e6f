/** What is handed to the phone's share sheet, beside the picture. */
export interface ShareText {
  readonly title: string
  readonly text: string
  readonly url: string
}

/**
 * What became of it: `open` is a second tap while the sheet of the first is there. `unsupported` and
 * `failed` have been said in the console.
 */
export type Shared = 'shared' | 'open' | 'unsupported' | 'cancelled' | 'failed'

type Sharer = Pick<Navigator, 'share' | 'canShare'>

/**
 * The picture as a file that can be shared; null when it does not come. Ask for it before the
 * visitor does: a share sheet opens only in the first moments after a tap.
 */
export async function shareFile(
  url: string,
  name: string,
  fetch: typeof globalThis.fetch,
): Promise<File | null> {
  try {
    const response = await fetch(url)
    if (!response.ok) return null
    return new File([await response.blob()], name, { type: 'image/jpeg' })
  } catch {
    return null
  }
}

/** How long a tap waits for a picture that is still under way, in milliseconds. */
const PATIENCE = 500

/**
 * Opens the share sheet with the text and one file, which counts as none where it does not come in
 * time. Never rejects.
 */
export async function share(
  text: ShareText,
  picture: File | null | Promise<File | null>,
  sharer: Partial<Sharer>,
): Promise<Shared> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null))
  const file = await Promise.race([picture, late])
  const data = { ...text, ...(file ? { files: [file] } : {}) }
  if (!file || !sharer.share || !sharer.canShare?.(data)) {
    console.warn("Your system doesn't support sharing files.")
    return 'unsupported'
  }
  try {
    await sharer.share(data)
    return 'shared'
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'InvalidStateError') return 'open'
    console.warn('Sharing failed')
    return name === 'AbortError' ? 'cancelled' : 'failed'
  }
}

/**
 * Copies an address. Where that is refused, or there is no clipboard, as on a page without https, the
 * answer is `shown`: show it, so that it can be copied by hand. Never rejects.
 */
export async function copyLink(url: string): Promise<'copied' | 'shown'> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'shown'
  }
}
