/**
 * The registry reads itself: a folder under blocks/ is a block. Its name is the block's type, and
 * the component inside carries the same name in PascalCase. There is no list to add to.
 */
import type { ComponentType } from 'react'

import { pascal } from '#engine/text/pascal.ts'
import type { Block, BlockType } from '#schema/types.ts'

const modules = import.meta.glob<Record<string, ComponentType<never>>>(
  ['/blocks/*/*.tsx', '!/blocks/*/*.{test,island}.tsx'],
  { eager: true },
)

/** Every block type that has a component, sorted. */
export const blockTypes: readonly string[] = [
  ...new Set(Object.keys(modules).map((path) => path.split('/')[2] ?? '')),
].toSorted()

/**
 * The component of a block type. Its props are the block itself, defaults filled.
 *
 * @throws {Error} naming the file to add when the folder has no component of the expected name.
 */
export function blockComponent(type: BlockType): ComponentType<Block> {
  const name = pascal(type)
  const path = `/blocks/${type}/${name}.tsx`
  const component = modules[path]?.[name]
  if (!component) {
    throw new Error(
      `There is no component for the block "${type}". Export a function ${name} from ${path.slice(1)}.`,
    )
  }
  return component as ComponentType<Block>
}
