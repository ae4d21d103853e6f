import { isRecord } from '#engine/is-record.ts'

export type Block = Readonly<Record<string, unknown>>

/** A block in a later version of its schema; undefined where no steps lead there. */
export type Raise = (block: Block, version: number) => Block | undefined

/** The version of its schema that a block was written for. */
export function writtenFor(block: unknown): unknown {
  return isRecord(block) ? (block['v'] ?? 1) : undefined
}

/**
 * Three versions of a block in one version of its schema, the latest among them, since a setting may
 * have another name there; undefined where one of them cannot be brought to it. What is no block of
 * the same type in all three stays as it is.
 */
export function atOneVersion(
  versions: readonly [base: unknown, ours: unknown, theirs: unknown],
  raise: Raise | undefined,
): readonly [unknown, unknown, unknown] | undefined {
  const [base, ours, theirs] = versions
  if (!isRecord(base) || !isRecord(ours) || !isRecord(theirs)) return versions
  if (base['type'] !== ours['type'] || base['type'] !== theirs['type']) return versions
  const blocks = [base, ours, theirs]
  const numbers = blocks.map(writtenFor)
  if (numbers.every((number) => number === numbers[0])) return versions
  if (!numbers.every((number) => Number.isInteger(number))) return undefined
  const latest = Math.max(...(numbers as number[]))
  const raised = blocks.map((block, index) =>
    numbers[index] === latest ? block : raise?.(block, latest),
  )
  const [was, own, other] = raised
  if (!was || !own || !other) return undefined
  // Two branches may each have a step to one version: what is raised by the one is no base of the other.
  const isOfOtherSteps = blocks.some(
    (block, index) => index > 0 && numbers[index] === latest && hasLeft(base, was, block),
  )
  return isOfOtherSteps ? undefined : [was, own, other]
}

/** Whether a block still has a setting that it lost where its base was raised. */
function hasLeft(base: Block, raised: Block, block: Block): boolean {
  return Object.keys(base).some((key) => !Object.hasOwn(raised, key) && Object.hasOwn(block, key))
}
