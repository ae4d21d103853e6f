import { runCommand } from '#tools/lib/command/command.ts'

import { keepPrograms } from './programs.ts'

/** What `main.cjs` runs where the programs are not there, or a source of theirs changed. */
void runCommand(() => keepPrograms(process.cwd()))
