import { runCommand } from '#tools/lib/command/command.ts'

import { makeSite } from './make-site.ts'

void runCommand(makeSite)
