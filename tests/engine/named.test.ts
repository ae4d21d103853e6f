import { expect, test } from 'vitest'

import { type NameLog, addName, beginRow, indexOf, nameLog } from '#engine/named.ts'
import type { ReferenceKind } from '#engine/schema/plan.ts'

type Rows = Readonly<Record<string, readonly (readonly [kind: ReferenceKind, name: string])[]>>

function logOf(rows: Rows): NameLog {
  const log = nameLog()
  for (const [path, names] of Object.entries(rows)) {
    beginRow(log, path)
    for (const [kind, name] of names) addName(log, kind, name)
  }
  return log
}

/** The documents that name it, by the index. */
function naming(log: NameLog, kind: ReferenceKind, name: string): string[] {
  const number = log.numbers.get(kind)?.get(name)
  if (number === undefined) throw new Error(`No document names ${name}.`)
  const { starts, documents } = indexOf(log)
  return Array.from(
    documents.subarray(starts[number], starts[number + 1]),
    (document) => log.documents[document] ?? '',
  )
}

test('each document that names a thing is told once, in the order they were looked at', () => {
  const log = logOf({
    'main/home.json': [
      ['media', 'roll.png'],
      ['href', 'roll.png'],
      ['media', 'roll.png'],
    ],
    'main/empty.json': [],
    'main/menu.json': [['media', 'roll.png']],
  })
  expect(naming(log, 'media', 'roll.png')).toEqual(['main/home.json', 'main/menu.json'])
  expect(naming(log, 'href', 'roll.png')).toEqual(['main/home.json'])
  expect(log.count).toBe(2)
})

test('a document may name thousands of things', () => {
  const many = Array.from({ length: 3000 }, (_, at) => ['href', `/page-${at}`] as const)
  const log = logOf({ 'main/home.json': many, 'main/last.json': [['href', '/page-2999']] })
  expect(naming(log, 'href', '/page-0')).toEqual(['main/home.json'])
  expect(naming(log, 'href', '/page-2999')).toEqual(['main/home.json', 'main/last.json'])
})
