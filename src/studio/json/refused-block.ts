import { isRecord } from '#engine/is-record.ts'
import { blocksIn } from '#studio/state/blocks.ts'

/**
 * Why a value cannot stand in for a block, or for a whole document where `block` is undefined: the
 * editor would lose sight of it. Undefined where it can.
 */
export function refusedPart(
  value: unknown,
  block: string | undefined,
  document: unknown,
): string | undefined {
  if (!isRecord(value)) return 'This has to be an object, in braces. Put the braces back.'
  if (block === undefined) return undefined
  const { id } = value
  if (typeof id !== 'string' || id === '')
    return '"id" is missing. Give the block a name that no other block of the page has.'
  const taken = id !== block && blocksIn(document).some((other) => other.id === id)
  return taken ? `Another block is called "${id}". Give this one another name.` : undefined
}
