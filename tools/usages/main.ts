import { runCommand } from '#tools/lib/command/command.ts'

import { listUsages } from './list-usages.ts'

void runCommand(listUsages)
