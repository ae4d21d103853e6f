import { type DragEvent, useState } from 'react'

/** What the name of a media file is dragged as. */
export const MEDIA = 'application/x-media-path'

/** Lets a media file be dragged by an element, to where a setting takes it. */
export function mediaDrag(src: string) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer }: DragEvent) => {
      dataTransfer.setData(MEDIA, src)
      dataTransfer.effectAllowed = 'copy'
    },
  }
}

/**
 * Lets files of the author's disk be dropped on an element, and with `choose` one of the media
 * folder: what the element listens to, and whether one is held over it. `take` has at least one file.
 */
export function useFileDrop(
  take: (files: readonly File[]) => void,
  choose?: (src: string) => void,
) {
  const [over, setOver] = useState(false)
  const held = (event: DragEvent): boolean => {
    const { types } = event.dataTransfer
    const isTaken = types.includes('Files') || (choose !== undefined && types.includes(MEDIA))
    if (isTaken) event.preventDefault()
    return isTaken
  }
  const on = {
    onDragOver(event: DragEvent) {
      if (!held(event)) return
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
    },
    onDrop(event: DragEvent) {
      if (!held(event)) return
      setOver(false)
      const files = [...event.dataTransfer.files]
      const src = event.dataTransfer.getData(MEDIA)
      if (files.length > 0) take(files)
      else if (src !== '') choose?.(src)
    },
  }
  return { over, on }
}
