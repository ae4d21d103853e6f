import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { blockSchemas } from '#engine/schema/schema.ts'
import { copyHouse } from '#tests/tools/house.ts'
import { generate } from '#tools/generate/generate.ts'
import { writeGenerated } from '#tools/generate/write-generated.ts'
import { namesOf } from '#tools/new-block/names.ts'

import { generatePages } from './generate-pages.ts'

/** The types that pages are made of; any more are these under other names. */
export const TYPES = 13

/** Makes the folder a house with that many block types and a site of as many pages, all of it valid. */
export async function scaledHouse(root: string, types: number, pages: number): Promise<void> {
  copyHouse(root)
  for (const room of ['blocks', 'pages']) rmSync(join(root, room), { recursive: true })
  rmSync(join(root, 'schema/generated/shapes.json'))
  const own = [...blockSchemas.keys()].filter((type) => type !== 'redirect').slice(0, TYPES)
  for (let index = 0; index < types; index += 1) copyBlock(own, index, root)
  writeGenerated(root, (await generate(root)).files)
  mkdirSync(join(root, 'pages'))
  const copies = Math.ceil(types / TYPES)
  generatePages(join(root, 'pages'), pages, {
    types: own,
    written: (type, index) => {
      const name = nameOf(own, own.indexOf(type) + TYPES * (index % copies))
      return existsSync(join(root, 'blocks', name)) ? name : type
    },
  })
}

function nameOf(own: readonly string[], index: number): string {
  const type = own[index % own.length] ?? ''
  return index < own.length ? type : `${type}-copy-${Math.floor(index / own.length)}`
}

function copyBlock(own: readonly string[], index: number, root: string): void {
  const from = namesOf(own[index % own.length] ?? '')
  const to = namesOf(nameOf(own, index))
  const folder = join(root, 'blocks', to.type)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${to.pascal}.tsx`), '')
  for (const name of ['block.schema.json', 'example.json']) {
    const text = readFileSync(join('blocks', from.type, name), 'utf8')
    writeFileSync(
      join(folder, name),
      name === 'example.json' ? text.replace(`"${from.type}"`, `"${to.type}"`) : text,
    )
  }
}
