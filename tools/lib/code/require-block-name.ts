import { isBlockName } from '#engine/text/block-name.ts'
import { isDeviceName } from '#engine/text/device-name.ts'
import { Refusal } from '#tools/lib/command/command.ts'

/** @throws {Refusal} unless a block may be called so, and its folder on every system. */
export function requireBlockName(type: string): void {
  if (type in {})
    throw new Refusal(
      `JavaScript reserves the name “${type}”.`,
      `Choose a longer name, such as ${type}-band.`,
    )
  if (!isBlockName(type))
    throw new Refusal(
      `“${type}” is not a name for a block.`,
      'Use lowercase letters, digits and hyphens: store-locator.',
    )
  if (isDeviceName(type))
    throw new Refusal(
      `Windows reserves the name “${type}” for a device, so no folder there can have it.`,
      `Choose a longer name, such as ${type}-band.`,
    )
}
