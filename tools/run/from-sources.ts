import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

import { sourceFault } from '#tools/lib/command/source-fault.ts'

/*
 * `tsx tools/run/from-sources.ts tools/build/main.ts --out dist`: starts a command from its sources.
 * One that cannot be loaded is no command yet that could say why, so it is said here.
 */
const house = resolve(import.meta.dirname, '../..')
const [source = ''] = process.argv.splice(2, 1)
try {
  await import(pathToFileURL(resolve(house, source)).href)
} catch (error) {
  process.exitCode = 2
  const said = stripVTControlCharacters((error as Error).message).replaceAll(`${house}/`, '')
  console.error(sourceFault(error, house) ?? said)
  if (process.env['DEBUG'] === '1') console.error((error as Error).stack)
}
