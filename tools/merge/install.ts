import { runCommand } from '#tools/lib/command/command.ts'

import { installDriver } from './install-driver.ts'

void runCommand(installDriver)
