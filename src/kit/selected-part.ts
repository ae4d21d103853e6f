import { createContext, use } from 'react'

/**
 * Which part of a block its author is editing, as a JSON Pointer inside the block: `/rows/2/title`,
 * '' for the block itself. While a content document is edited that the block shows, the pointer into
 * that, after the document's name: `/questions/rows/2`. In a layout, the pointer into the chrome.
 * Null on a visitor's page, and where something else is being edited.
 */
export const SelectedPart = createContext<string | null>(null)

/** What of this block is being edited, see `SelectedPart`: for one that hides most of itself. */
export function useSelectedPart(): string | null {
  return use(SelectedPart)
}
