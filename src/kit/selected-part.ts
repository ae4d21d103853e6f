import { createContext } from 'react'

/**
 * Which part of a block its author is editing, as a JSON Pointer inside the block: `/rows/2/title`,
 * '' for the block itself. Null on a visitor's page, and where another block is being edited.
 */
export const SelectedPart = createContext<string | null>(null)
