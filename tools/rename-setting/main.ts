import { runCommand } from '#tools/lib/command/command.ts'

import { renameSetting } from './rename-setting.ts'

/**
 * `npm run rename-setting -- BLOCK OLD NEW`: gives a setting of a block another name in pages and
 * code, with a migration step for pages elsewhere. Shows what would change; `--write` changes it.
 */
void runCommand(() => renameSetting(process.cwd(), process.argv.slice(2)))
