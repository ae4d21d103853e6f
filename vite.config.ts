import { defineConfig } from 'vite'

import { sandwichboard } from './tools/vite/plugin.ts'

/** For Vite's own commands and for editors. Our servers and builds: `houseConfig`. */
export default defineConfig({ plugins: [sandwichboard()] })
