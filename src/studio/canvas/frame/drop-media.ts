/**
 * Files that are dropped on a picture of the page, from the author's disk or from the panel of media:
 * they take its place, as they do in its field. Elsewhere on the page it is said where one may be
 * dropped. A file of the disk arrives later: it goes to the picture it was dropped on, wherever that
 * is by then, and whoever went on elsewhere stays there.
 */
import { baseName } from '#engine/site/media.ts'
import { holderOf } from '#engine/text/pointer.ts'
import { valueAt } from '#engine/where.ts'
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
import { blockIds } from '#studio/state/blocks.ts'
import { partWords } from '#studio/state/place-words.ts'
import { selectionAfter } from '#studio/state/renamed.ts'
import { type Selection, block } from '#studio/state/selection.ts'
import type { StudioStoreApi } from '#studio/state/store.ts'

/** A picture or video that is drawn, and the setting which names its file. */
interface Place {
  readonly root: HTMLElement
  readonly element: Element
  readonly pointer: string
  /** What the setting says. */
  readonly src: string
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
  const { page } = parts
  /** Told once of each drag. */
  let isTold = false
  const placeAt = ({ clientX, clientY }: DragEvent): Place | undefined => {
    for (const element of frame.elementsFromPoint(clientX, clientY)) {
      const root = element.closest<HTMLElement>('[data-block]')
      if (!root || !element.matches('img, video')) continue
      const pointer = parts.pointerAt(root.id, element)
      const src = valueAt(parts.block(root.id), pointer)
      if (typeof src === 'string' && src.startsWith('media/'))
        return { root, element, pointer, src }
    }
    return undefined
  }
  const refuse = (why: string): void => store.getState().say(why, 'refused')
  const choose = ({ root: { id }, pointer }: Place): Selection => {
    const part = block(id, pointer)
    store.getState().open(page)
    store.getState().select(part)
    return part
  }
  /** Whether the picture was still there, and not another. */
  const replace = (
    { blocks: [id = ''], pointer }: Selection,
    was: string,
    src: string,
  ): boolean => {
    const { values, run } = store.getState()
    const at = `/blocks/${blockIds(values[page]).indexOf(id)}${pointer}`
    if (valueAt(values[page], at) !== was) return false
    const name = partWords(page, { ...parts.block(id) }, pointer.replace(/\/src$/, ''))
    const holder = holderOf(at)
    const other = withOtherFile(valueAt(values[page], holder), src)
    run(setValue, {
      document: page,
      ...(other ? { at: holder, value: other } : { at, value: src }),
      name,
    })
    const words = valueAt(values[page], `${holder}/alt`)
    if (typeof words === 'string' && src !== was) doubt(store, src, words)
    return true
  }
  const takeFiles = async (place: Place, files: readonly File[]): Promise<void> => {
    const wanted = wantedAt(place.pointer)
    const file = wantedOf(files, wanted) ?? files[0]
    if (!file) return
    const why = notWanted(file, wanted)
    if (why !== undefined) return refuse(why)
    let part = choose(place)
    const stopFollowing = store.subscribe(({ values }, before) => {
      part = selectionAfter(part, before.values[page], values[page])
    })
    const result = await uploadMedia(store, file)
    stopFollowing()
    if ('problem' in result) return refuse(result.problem)
    const name = baseName(result.src)
    if (!replace(part, place.src, result.src))
      return refuse(
        `${name} is in Media, but what it was dropped on changed in the meantime. Drop it there from Media.`,
      )
    store.getState().say(onlyTaken(file, files) ?? `Replaced with ${name}.`)
  }
  const takeMedia = (place: Place, src: string): void => {
    const file = store.getState().site.media[src]
    if (!file) return
    const type = file.kind === 'video' ? `video/${src.slice(src.lastIndexOf('.') + 1)}` : 'image/'
    const why = notWanted({ name: baseName(src), type }, wantedAt(place.pointer))
    if (why !== undefined) return refuse(why)
    replace(choose(place), place.src, src)
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
