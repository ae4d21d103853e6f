import type { DocumentId } from '#studio/api.ts'
import type { Carried } from '#studio/drag/carried.ts'

/** A window over the editor. */
export type WindowName =
  | 'palette'
  | 'commands'
  | 'shortcuts'
  | 'publish'
  | 'history'
  | 'search'
  | 'broken'
  | 'preview-day'

/** What the panel at the left shows. */
export type PanelName = 'page' | 'pages' | 'media' | 'site'

/** Which of the two a window shows that has no room for both. */
export type PaneName = 'page' | 'settings'

/** What is in the middle: the page that is open, or all pages. */
export type ScreenName = 'page' | 'pages'

/** A part of a document of the site that is edited by itself; `at` is a JSON Pointer. */
export interface OpenEntry {
  readonly document: DocumentId
  readonly at: string
}

/** What is to be done with a page as a whole; with one that was deleted, which is chosen from all those. */
export type PageTask =
  | { readonly kind: 'new'; readonly set: string; readonly from?: string }
  | { readonly kind: 'rename'; readonly id: string }
  | { readonly kind: 'move'; readonly id: string }
  | { readonly kind: 'links'; readonly id: string }
  | { readonly kind: 'delete'; readonly id: string }
  | { readonly kind: 'deleted' }

/** What was last searched for on all pages. */
export interface Search {
  readonly words: string
  /** What is to stand there instead; undefined where nothing is replaced. */
  readonly instead?: string | undefined
  /** The hit that was gone to, by its document and place. */
  readonly at?: string | undefined
}

/** Between these the page is shown at any width, in pixels. */
export const NARROWEST = 320
export const WIDEST = 1920

/** Screens to look at the page on, by width in pixels. */
export const screens = [
  { value: 1440, label: 'Desktop', icon: 'desktop' },
  { value: 768, label: 'Tablet', icon: 'tablet' },
  { value: 390, label: 'Phone', icon: 'phone' },
] as const

/** How the page is looked at. Never part of history. */
export interface View {
  /** Of the screen whose page is shown, in its own pixels. */
  readonly width: number
  /** At what scale it is drawn, 1 or less; the canvas finds what fits. */
  readonly zoom: number
  /** Whether what moves on the page stands. */
  readonly still: boolean
  /** Whether a page has been drawn since the editor opened. What nobody sees yet waits for it. */
  readonly drawn: boolean
  readonly window: WindowName | undefined
  /** Where the palette adds a block; undefined is below what is selected. */
  readonly insertAt: number | undefined
  readonly panel: PanelName
  /** The file that the panel of media is asked to show, until it does. */
  readonly file: string | undefined
  readonly screen: ScreenName
  readonly pane: PaneName
  /** What is asked about a page. */
  readonly pageTask: PageTask | undefined
  /** Whether the panel is open over the page, where the window has no room beside it. */
  readonly drawer: boolean
  /** Whether the list of problems is open. */
  readonly problems: boolean
  /** Blocks on their way to another place. */
  readonly carried: Carried | undefined
  readonly entry: OpenEntry | undefined
  readonly search: Search
  /** Files that were uploaded since the editor opened, the newest first. */
  readonly uploaded: readonly string[]
  /** Pictures under words that were written for the picture before, each with these words. */
  readonly doubted: readonly string[]
  /** What is selected is shown as the JSON it is. */
  readonly json: boolean
}

export const firstView: View = {
  width: screens[0].value,
  zoom: 1,
  still: false,
  drawn: false,
  window: undefined,
  insertAt: undefined,
  panel: 'page',
  file: undefined,
  screen: 'page',
  pane: 'page',
  pageTask: undefined,
  drawer: false,
  problems: false,
  carried: undefined,
  entry: undefined,
  search: { words: '' },
  uploaded: [],
  doubted: [],
  json: false,
}
