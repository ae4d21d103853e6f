import { plainPaste } from '#studio/inspector/form/plain-paste.ts'

/** A row of a table while something is pasted into one of its cells. */
interface Into {
  readonly items: readonly unknown[]
  readonly index: number
  /** The cells with their marks, of a program that tells them. */
  readonly marked: readonly string[]
  /** Whether it says that these are cells, also where they are of one column. */
  readonly isTable: boolean
}

/**
 * A row of a table into which cells are pasted, as from a spreadsheet: each goes over the one in its
 * place, so that no row gets longer than the others. A sentence where they do not fit, and undefined
 * for what is no cells.
 */
export function pastedCells(
  text: string,
  { items, index, marked, isTable }: Into,
): readonly unknown[] | string | undefined {
  const rows = text.split(/[\r\n]+/).filter((line) => line.trim() !== '')
  const [row = ''] = rows
  if (!text.includes('\t') && !(isTable && rows.length > 1)) return undefined
  if (rows.length > 1) return 'Only one row of cells fits in here at a time. Copy a single row.'
  const plain = plainPaste(row)
    .split('\t')
    .map((cell) => cell.trim())
  const room = items.length - index
  if (plain.length > room)
    return `These are ${plain.length} cells, and there’s room for ${room} from this one on. Copy fewer, or start further left.`
  const cells = marked.length === plain.length ? marked : plain
  return items.toSpliced(index, cells.length, ...cells)
}
