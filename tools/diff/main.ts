import { runCommand } from '#tools/lib/command/command.ts'

import { diff } from './diff.ts'

void runCommand(diff)
