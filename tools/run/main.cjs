// @ts-check
'use strict'

/*
 * `node tools/run/main.cjs validate --changed main`: starts a command from its kept program.
 *
 * Node 20 runs no TypeScript, and to load a command's two hundred files one by one, each made
 * JavaScript on the way, takes three quarters of the time of most commands. So they are bundled once
 * (`bundle.ts`) and started from there for as long as no file of theirs changes, with what Node
 * compiled of them the first time. Where no bundle can be made, on a disk that takes no file or while
 * another command is being written, and with DEBUG=1, which is about lines of the sources, a command
 * is started from its sources. This file is what runs before all that: plain JavaScript, without
 * packages.
 */

const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { pathToFileURL } = require('node:url')
const { Script } = require('node:vm')

const house = join(__dirname, '../..')
const [name = ''] = process.argv.splice(2, 1)
/** Scripts that ran for the first time: what is compiled of them is kept at the end. */
/** @type {{ cache: string, script: Script }[]} */
const fresh = []
/** @type {Map<string, { exports: unknown }>} */
const loaded = new Map()

const isDebugged = process.env['DEBUG'] === '1'
const kept = isDebugged ? undefined : keptFolder()
if (kept !== undefined) start(kept)
else {
  const source = program()
  const made = isDebugged ? undefined : madeFolder()
  if (made !== undefined) start(made)
  else startFromSources(source)
}

/** The folder of the programs; undefined where there is none, or a file it holds for changed. */
function keptFolder() {
  try {
    /** @type {{ folder: string, files: [path: string, time: number, size: number][] }} */
    const { folder, files } = JSON.parse(readFileSync(`${house}/.cache/programs.json`, 'utf8'))
    for (const [path, time, size] of files) {
      const now = statSync(`${house}/${path}`)
      if (now.ctimeMs !== time || now.size !== size) return undefined
    }
    return files.some(([path]) => path === `${folder}/${name}.cjs`)
      ? join(house, folder)
      : undefined
  } catch {
    return undefined
  }
}

/** The same where it can be made now. */
function madeFolder() {
  return tsx(['tools/run/bundle.ts'], { cwd: house }).status === 0 ? keptFolder() : undefined
}

/** @param {string} folder */
function start(folder) {
  process.on('exit', keepCompiled)
  try {
    load(join(folder, `${name}.cjs`))
  } catch (error) {
    refuseLost(error)
    throw error
  }
}

/**
 * Ends where a package is not there, as after an update of the code.
 *
 * @param {unknown} error
 */
function refuseLost(error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error)
  if (code === 'MODULE_NOT_FOUND')
    refuse(
      'The packages this command needs are not installed here. Run npm ci --include=dev, then this command again.',
    )
}

/**
 * Slower, and shown as it comes.
 *
 * @param {string} source
 */
function startFromSources(source) {
  const { status } = tsx([join(__dirname, 'from-sources.ts'), source, ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 2
}

/** The source of the command that is asked for. Where it cannot be started, says why and ends. */
function program() {
  /** @type {Record<string, string>} */
  const programs = JSON.parse(readFileSync(join(__dirname, 'programs.json'), 'utf8'))
  const source = Object.hasOwn(programs, name) ? programs[name] : undefined
  if (source === undefined)
    return refuse(
      `There is no command called “${name}”. Use one of: ${Object.keys(programs).join(', ')}.`,
    )
  try {
    require.resolve('tsx')
    return source
  } catch (error) {
    refuseLost(error)
    return refuse(/** @type {Error} */ (error).message)
  }
}

/**
 * @param {string} why
 * @returns {never}
 */
function refuse(why) {
  console.error(why)
  process.exit(2)
}

/**
 * Without the program `tsx`, which would start Node once more for the same.
 *
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
function tsx(args, options) {
  const { spawnSync } = require('node:child_process')
  const loader = pathToFileURL(require.resolve('tsx')).href
  return spawnSync(process.execPath, ['--import', loader, ...args], {
    ...options,
    encoding: 'utf8',
    maxBuffer: Infinity,
  })
}

/**
 * Runs a file of the programs as Node would a CommonJS module, with what was kept of it. What was
 * compiled by another version of Node is refused by it, and kept anew.
 *
 * @param {string} file
 */
function load(file) {
  const known = loaded.get(file)
  if (known) return known.exports
  const module = { exports: {} }
  loaded.set(file, module)
  const cache = `${file}.${name}.compiled`
  /** @type {Buffer | undefined} */
  let cachedData
  try {
    cachedData = readFileSync(cache)
  } catch {}
  const script = new Script(
    `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`,
    { filename: file, ...(cachedData ? { cachedData } : {}) },
  )
  if (!cachedData || script.cachedDataRejected) fresh.push({ cache, script })
  const outside = createRequire(file)
  /** @param {string} id */
  const inside = (id) => (id.startsWith('./') ? load(join(file, '..', id)) : outside(id))
  script.runInThisContext()(module.exports, inside, module, file, join(file, '..'))
  return module.exports
}

/**
 * Complete or not at all, also where the power goes: Node believes what it reads there. A disk that
 * takes no file makes the next start slower, and no more.
 */
function keepCompiled() {
  for (const { cache, script } of fresh)
    try {
      const part = `${cache}.${process.pid}`
      writeFileSync(part, script.createCachedData(), { flush: true })
      renameSync(part, cache)
    } catch {}
}
