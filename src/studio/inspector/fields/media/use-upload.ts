import { useEffect, useRef, useState } from 'react'

import { baseName } from '#engine/site/media.ts'
import type { UploadResult } from '#studio/api.ts'
import { useStudioStore } from '#studio/state/store.ts'

import { type MediaWanted, notWanted, onlyTaken, wantedOf } from './media-words.ts'
import { uploadMedia } from './upload-media.ts'

/**
 * The files that were chosen in an input. It is empty afterwards, because to choose the same file
 * again, mended meanwhile, is no change to the browser.
 */
export function chosenFiles(input: HTMLInputElement): File[] {
  const files = [...(input.files ?? [])]
  input.value = ''
  return files
}

/**
 * A choice as it is when the file has arrived: what is chosen for may stand elsewhere by then, and is
 * left alone where it is not shown any more.
 */
function useLateChoice(onChoose: (src: string) => void): (src: string) => void {
  const choose = useRef<(src: string) => void>(undefined)
  useEffect(() => {
    choose.current = onChoose
    return () => {
      choose.current = undefined
    }
  }, [onChoose])
  return (src) => choose.current?.(src)
}

/** Puts a file of the author into the media folder; answers with its name there, or why it is refused. */
export function useUpload(): {
  busy: boolean
  upload: (file: File) => Promise<UploadResult | { problem: string }>
} {
  const store = useStudioStore()
  const [busy, setBusy] = useState(false)
  const upload = async (file: File): Promise<UploadResult | { problem: string }> => {
    setBusy(true)
    const result = await uploadMedia(store, file)
    setBusy(false)
    if ('src' in result) store.getState().say(`Uploaded ${baseName(result.src)}.`)
    return result
  }
  return { busy, upload }
}

/**
 * For a place where one file fits: takes the one that is wanted of those that were dropped or picked,
 * and hands on its name. `refuse` hears why none is taken.
 */
export function useOneFile(
  wanted: MediaWanted,
  onChoose: (src: string) => void,
  refuse: (why: string) => void,
): { busy: boolean; take: (files: readonly File[]) => Promise<void> } {
  const store = useStudioStore()
  const { busy, upload } = useUpload()
  const choose = useLateChoice(onChoose)
  const take = async (files: readonly File[]): Promise<void> => {
    const file = wantedOf(files, wanted) ?? files[0]
    if (!file) return
    const why = busy ? 'A file is on its way. Wait for it.' : notWanted(file, wanted)
    const result = why === undefined ? await upload(file) : { problem: why }
    if ('problem' in result) return refuse(result.problem)
    choose(result.src)
    const only = onlyTaken(file, files)
    if (only !== undefined) store.getState().say(only, 'refused')
  }
  return { busy, take }
}
