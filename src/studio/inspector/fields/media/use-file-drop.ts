import { type DragEvent, useState } from 'react'

/**
 * Lets a file of the author's disk be dropped on an element: what the element listens to, and
 * whether one is held over it.
 */
export function useFileDrop(take: (file: File) => void) {
  const [over, setOver] = useState(false)
  const held = (event: DragEvent): boolean => {
    const files = event.dataTransfer.types.includes('Files')
    if (files) event.preventDefault()
    return files
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
      const [file] = event.dataTransfer.files
      if (file) take(file)
    },
  }
  return { over, on }
}
