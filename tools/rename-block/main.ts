import { runCommand } from '#tools/lib/command/command.ts'

import { renameBlock } from './rename-block.ts'

/**
 * `npm run rename-block -- OLD NEW`: gives a block another name in pages and code. Shows what would
 * change; `--write` changes it.
 */
void runCommand(() => renameBlock(process.cwd(), process.argv.slice(2)))
