import { blockSchemas } from '#engine/schema/schema.ts'
import type { Block } from '#schema/types.ts'

/** A block that can be added, as the palette knows it. */
export interface Entry {
  readonly type: string
  readonly title: string
  readonly description: string
  readonly category: string
  readonly aliases: readonly string[]
  /** The block's own example; what is added is that as the site can show it (`fitted`). */
  readonly example: Block
}

const examples = import.meta.glob<Block>('/blocks/*/example.json', {
  eager: true,
  import: 'default',
})

/** Every block that has a folder with an example, by title. */
export const entries: readonly Entry[] = Object.entries(examples)
  .flatMap(([path, example]) => {
    const type = path.split('/')[2] ?? ''
    const schema = blockSchemas.get(type)
    if (!schema) return []
    return [
      {
        type,
        title: schema.title ?? type,
        description: schema.description ?? '',
        category: schema['x-category'] ?? '',
        aliases: schema['x-aliases'] ?? [],
        example,
      },
    ]
  })
  .toSorted((a, b) => (a.title < b.title ? -1 : 1))
