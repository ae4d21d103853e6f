/**
 * What documents name, and which documents name a thing.
 *
 * A site of 10,000 pages names half a million things, nearly all of them again and again. A list of
 * documents for each name would be most of what a check keeps, and the engine's collector would carry
 * it about all along. So a name is a number, what a document names is a row of numbers in one log, and
 * the documents of a name come from an index that is made of it once.
 */
import type { ReferenceKind } from '#engine/schema/plan.ts'

export interface NameLog {
  /** Each name's number, counted from 0 over all kinds. */
  readonly numbers: Map<ReferenceKind, Map<string, number>>
  count: number
  /** The documents, by their path inside the pages folder, in the order they were looked at. */
  readonly documents: string[]
  /** Where the row of each document ends. */
  readonly ends: number[]
  /** The rows, one after another; a name may stand in a row several times. */
  rows: Uint32Array<ArrayBuffer>
}

export function nameLog(): NameLog {
  return { numbers: new Map(), count: 0, documents: [], ends: [], rows: new Uint32Array(1024) }
}

/** Begins the row of another document. */
export function beginRow(log: NameLog, path: string): void {
  log.ends.push(log.ends.at(-1) ?? 0)
  log.documents.push(path)
}

/** Adds a name to the row that was begun last. */
export function addName(log: NameLog, kind: ReferenceKind, name: string): void {
  let numbers = log.numbers.get(kind)
  if (numbers === undefined) log.numbers.set(kind, (numbers = new Map()))
  let number = numbers.get(name)
  if (number === undefined) numbers.set(name, (number = log.count++))
  put(log, number)
}

function put(log: NameLog, number: number): void {
  const { ends } = log
  const end = ends[ends.length - 1] as number
  if (end === log.rows.length) {
    const wider = new Uint32Array(2 * end)
    wider.set(log.rows)
    log.rows = wider
  }
  log.rows[end] = number
  ends[ends.length - 1] = end + 1
}

/** The numbers of the documents of each name: those of name `n` stand from `starts[n]` to `starts[n + 1]`. */
export interface NameIndex {
  readonly starts: Uint32Array
  readonly documents: Uint32Array
}

export function indexOf({ count, ends, rows }: NameLog): NameIndex {
  const starts = new Uint32Array(count + 1)
  each((name) => void (starts[name + 1] = (starts[name + 1] as number) + 1))
  for (let name = 0; name < count; name += 1)
    starts[name + 1] = (starts[name + 1] as number) + (starts[name] as number)
  const documents = new Uint32Array(starts[count] as number)
  const next = starts.slice()
  each((name, document) => {
    documents[next[name] as number] = document
    next[name] = (next[name] as number) + 1
  })
  return { starts, documents }

  /** Each name of each document once. */
  function each(call: (name: number, document: number) => void): void {
    const last = new Uint32Array(count)
    let at = 0
    for (let document = 0; document < ends.length; document += 1)
      for (const end = ends[document] as number; at < end; at += 1) {
        const name = rows[at] as number
        if (last[name] === document + 1) continue
        last[name] = document + 1
        call(name, document)
      }
  }
}
