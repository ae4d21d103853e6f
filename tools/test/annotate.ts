import { text } from 'node:stream/consumers'

import { runCommand } from '#tools/lib/command.ts'

import { annotations } from './annotations.ts'

/** `npm run --silent validate -- --format json | tsx tools/test/annotate.ts`, in a GitHub workflow. */
await runCommand(async () => {
  console.log(annotations(await text(process.stdin)))
  return 0
})
