import { runCommand } from '#tools/lib/command/command.ts'

import { showSchedule } from './show-schedule.ts'

void runCommand(showSchedule)
