import { runCommand } from '#tools/lib/command/command.ts'

import { newBlock } from './new-block.ts'

/** `npm run new-block -- NAME [--like BLOCK]`: a folder under blocks/ that works, made from a block that works. */
await runCommand(() => console.log(newBlock(process.cwd(), process.argv.slice(2))))
