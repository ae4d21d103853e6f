/**
 * Files that are dropped on a picture of the page, from the author's disk or from the panel of media:
 * they take its place, as they do in its field. Elsewhere on the page it is said where one may be
 * dropped.
 */
import { baseName } from '#engine/site/media.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
import { entriesIn } from '#studio/actions/command.ts'
import type { PageParts } from '#studio/canvas/parts/page-parts.ts'
import { setValue } from '#studio/commands/set-value.ts'
import {
  notWanted,
  onlyTaken,
  wantedAt,
  wantedOf,
} from '#studio/inspector/fields/media/media-words.ts'
import { uploadMedia } from '#studio/inspector/fields/media/upload-media.ts'
import { MEDIA } from '#studio/inspector/fields/media/use-file-drop.ts'
import { doubt } from '#studio/inspector/fields/picture/doubted.ts'
import { withOtherFile } from '#studio/inspector/fields/picture/other-file.ts'
import { partWords } from '#studio/state/place-words.ts'
import { block } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** A picture or video that is drawn, and the setting which names its file. */
interface Place {
  readonly root: HTMLElement
  readonly element: Element
  readonly pointer: string
}

/** `over` hears what a file is held over; what comes back stops it. */
export function dropMedia(
  frame: Document,
  store: StudioStoreApi,
  parts: PageParts,
  over: (root: HTMLElement | undefined, element: Element | undefined) => void,
): () => void {
  const stop = new AbortController()
  const { signal } = stop
  /** Told once of each drag. */
  let isTold = false
  const placeAt = ({ clientX, clientY }: DragEvent): Place | undefined => {
    for (const element of frame.elementsFromPoint(clientX, clientY)) {
      const root = element.closest<HTMLElement>('[data-block]')
      if (!root || !element.matches('img, video')) continue
      const pointer = parts.pointerAt(root.id, element)
      const src = valueAt(parts.block(root.id), pointer)
      if (typeof src === 'string' && src.startsWith('media/')) return { root, element, pointer }
    }
    return undefined
  }
  const refuse = (why: string): void => store.getState().say(why, 'refused')
  const replace = ({ root: { id }, pointer }: Place, src: string): void => {
    const { values, run, select, open } = store.getState()
    const entries = entriesIn(values[parts.page]) ?? []
    const index = entries.findIndex((entry) => (entry as { id?: unknown } | null)?.id === id)
    const at = `/blocks/${index}${pointer}`
    // It may be gone since the file was dropped.
    const before = valueAt(values[parts.page], at)
    if (typeof before !== 'string') return
    open(parts.page)
    select(block(id, pointer))
    const name = partWords(parts.page, { ...parts.block(id) }, pointer.replace(/\/src$/, ''))
    const holder = holderOf(at)
    const other = withOtherFile(valueAt(values[parts.page], holder), src)
    run(setValue, {
      document: parts.page,
      ...(other ? { at: holder, value: other } : { at, value: src }),
      name,
    })
    const words = valueAt(values[parts.page], `${holder}/alt`)
    if (typeof words === 'string' && src !== before) doubt(store, src, words)
  }
  const takeFiles = async (place: Place, files: readonly File[]): Promise<void> => {
    const wanted = wantedAt(place.pointer)
    const file = wantedOf(files, wanted) ?? files[0]
    if (!file) return
    const why = notWanted(file, wanted)
    const result = why === undefined ? await uploadMedia(store, file) : { problem: why }
    if ('problem' in result) return refuse(result.problem)
    replace(place, result.src)
    store.getState().say(onlyTaken(file, files) ?? `Replaced with ${baseName(result.src)}.`)
  }
  const takeMedia = (place: Place, src: string): void => {
    const file = store.getState().site.media[src]
    if (!file) return
    const type = file.kind === 'video' ? `video/${src.slice(src.lastIndexOf('.') + 1)}` : 'image/'
    const why = notWanted({ name: baseName(src), type }, wantedAt(place.pointer))
    if (why !== undefined) return refuse(why)
    replace(place, src)
    store.getState().say(`Replaced with ${baseName(src)}.`)
  }
  frame.addEventListener(
    'dragover',
    (event) => {
      const { dataTransfer } = event
      if (!dataTransfer || ![MEDIA, 'Files'].some((type) => dataTransfer.types.includes(type)))
        return
      const place = placeAt(event)
      over(place?.root, place?.element)
      if (place) {
        event.preventDefault()
        dataTransfer.dropEffect = 'copy'
      } else if (!isTold) {
        isTold = true
        store.getState().say('Drop it on a picture of the page, which it replaces.')
      }
    },
    { signal },
  )
  frame.addEventListener(
    'drop',
    (event) => {
      const place = placeAt(event)
      over(undefined, undefined)
      isTold = false
      if (!place || !event.dataTransfer) return
      const files = [...event.dataTransfer.files]
      const src = event.dataTransfer.getData(MEDIA)
      if (files.length === 0 && src === '') return
      event.preventDefault()
      if (files.length > 0) void takeFiles(place, files)
      else takeMedia(place, src)
    },
    { signal },
  )
  frame.addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget) return
      over(undefined, undefined)
      isTold = false
    },
    { signal },
  )
  return () => stop.abort()
}
