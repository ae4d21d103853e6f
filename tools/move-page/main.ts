import { runCommand } from '#tools/lib/command/command.ts'

import { moveOnePage } from './move-one-page.ts'

void runCommand(moveOnePage)
