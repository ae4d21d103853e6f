import type { InlineConfig } from 'vite'

import { Refusal } from '#tools/lib/command/command.ts'

import { sandwichboard } from './plugin.ts'

/**
 * What every server and build of ours begins with, new for each: plugins remember whom they work
 * for. It says what `vite.config.ts` says to Vite's own commands and is not read from there: to read
 * it, Vite writes to where packages are installed, which only who installed them may, or starts a
 * server first.
 *
 * @throws {Refusal} for a path that addresses of files cannot hold.
 */
export function houseConfig(root: string): InlineConfig {
  const [sign] = /[#?]/.exec(root) ?? []
  if (sign !== undefined)
    throw new Refusal(
      `The path ${root} has a ${sign} in it, which the bundler cannot read.`,
      'Move the folder.',
    )
  return { root, configFile: false, plugins: [sandwichboard()] }
}
