import { useEffect, useRef, useState } from 'react'

import { type Shared, copyLink, share, shareFile } from '#site/share/share.ts'

/**
 * Shares this page and a picture of it. Where a browser cannot, the next press copies the address,
 * and where that fails too, `shown` is the address to be read.
 */
export function useSharing(
  words: { readonly title: string; readonly text: string },
  picture: string,
  name: string,
) {
  const [shared, setShared] = useState<Shared | 'copied' | 'shown' | null>(null)
  const file = useRef<Promise<File | null>>(undefined)
  // Asked for now: by the time of the tap it must be there.
  useEffect(() => {
    file.current = shareFile(picture, `${name}.jpg`, (...args) => fetch(...args))
  }, [picture, name])
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const copies =
    shared === 'unsupported' || shared === 'failed' || shared === 'copied' || shared === 'shown'
  return {
    /** Whether a press copies the address. */
    copies,
    copied: shared === 'copied',
    shown: shared === 'shown' ? url : undefined,
    press: async (): Promise<void> =>
      setShared(
        copies
          ? await copyLink(url)
          : await share({ ...words, url }, file.current ?? null, navigator),
      ),
  }
}
