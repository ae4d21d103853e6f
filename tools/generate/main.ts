import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { generate } from './generate.ts'

/** `npm run generate` writes schema/generated; with `--check` it only says whether that is up to date. */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, pages: { type: 'string' } } })
const root = process.cwd()
const folder = join(root, 'schema/generated')

try {
  const files = await generate(root)
  const stale = [
    ...Object.keys(files).filter((name) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== files[name]),
    ...(existsSync(folder) ? readdirSync(folder) : []).filter((name) => !Object.hasOwn(files, name)),
  ]
  if (values.check) {
    if (stale.length > 0) {
      console.error(`schema/generated is not up to date: ${stale.join(', ')}. Run \`npm run generate\` and commit the result.`)
      process.exitCode = 1
    } else console.log(`${Object.keys(files).length} generated files are up to date.`)
  } else {
    mkdirSync(folder, { recursive: true })
    for (const name of stale) {
      const content = files[name]
      if (content === undefined) rmSync(join(folder, name))
      else writeFileSync(join(folder, name), content)
    }
    console.log(stale.length === 0 ? 'Nothing to do: schema/generated is up to date.' : `Wrote ${stale.join(', ')} in schema/generated.`)
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
}
