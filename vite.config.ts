import { defineConfig } from 'vite'

import { sandwichboard } from './tools/vite/plugin.ts'

export default defineConfig({ plugins: [sandwichboard()] })
