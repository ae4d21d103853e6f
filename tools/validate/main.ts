import { runCommand } from '#tools/lib/command/command.ts'

import { validate } from './validate.ts'

void runCommand(validate)
