import { runCommand } from '#tools/lib/command/command.ts'

import { migratePages } from './migrate-pages.ts'

void runCommand(migratePages)
