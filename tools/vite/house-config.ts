import type { InlineConfig } from 'vite'

import { sandwichboard } from './plugin.ts'

/**
 * What every server and build of ours begins with, new for each: plugins remember whom they work
 * for. It says what `vite.config.ts` says to Vite's own commands and is not read from there: to read
 * it, Vite writes to where packages are installed, which only who installed them may, or starts a
 * server first.
 */
export function houseConfig(): InlineConfig {
  return { configFile: false, plugins: [sandwichboard()] }
}
