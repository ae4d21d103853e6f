import { isBlockName } from '#engine/text/block-name.ts'
import { isDeviceName } from '#engine/text/device-name.ts'
import { Refusal } from '#tools/lib/command/command.ts'

/** @throws {Refusal} unless a block may be called so, and its folder on every system. */
export function requireBlockName(type: string): void {
  if (type in {})
    throw new Refusal(
      `JavaScript keeps the name “${type}” for itself.`,
      `Choose a name of more words: ${type}-band.`,
    )
  if (!isBlockName(type))
    throw new Refusal(
      `“${type}” is no name for a block.`,
      'Use small letters, figures and hyphens: store-locator.',
    )
  if (isDeviceName(type))
    throw new Refusal(
      `Windows reserves the name “${type}” for a device, so no folder can be called so there.`,
      `Choose a name of more words: ${type}-band.`,
    )
}
