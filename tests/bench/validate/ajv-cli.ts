import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The peer in a folder of its own, as a project that uses it would have it. */
const manifest = { private: true, dependencies: { '@jirutka/ajv-cli': '6.0.0' } }

/** How people run it on pages: by the schema that pages name, and with every error of a page. */
const asked = ['validate', '--spec=draft2020', '--strict=false', '--all-errors']
const schema = ['--errors=json-oneline', '-s', 'schema/generated/page.schema.json']

/**
 * The command line for `node` that checks these pages with @jirutka/ajv-cli. It is installed when it
 * is first asked for.
 *
 * @throws {Error} where it cannot be installed, as without a network.
 */
export function ajvCli(): (pages: string) => string[] {
  const root = join(process.cwd(), '.cache', 'bench', 'ajv-cli')
  const program = join(root, 'node_modules/@jirutka/ajv-cli/lib/main.js')
  mkdirSync(root, { recursive: true })
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  if (!existsSync(program)) {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
    const { status } = spawnSync(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
      cwd: root,
      stdio: 'ignore',
    })
    if (status !== 0) throw new Error('@jirutka/ajv-cli could not be installed')
  }
  return (pages) => [program, ...asked, ...schema, pages]
}

/** How many errors it tells of one page. */
export function errorsOf(command: readonly string[]): number {
  const { stdout } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  return stdout.trim() === '' ? 0 : (JSON.parse(stdout) as unknown[]).length
}
