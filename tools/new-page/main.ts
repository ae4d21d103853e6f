import { runCommand } from '#tools/lib/command/command.ts'

import { makePage } from './make-page.ts'

void runCommand(makePage)
