// @ts-check
'use strict'

/*
 * `node tools/run/main.cjs validate --changed main`: starts a command from its kept program.
 *
 * Node 20 runs no TypeScript, and to load a command's two hundred files one by one, each made
 * JavaScript on the way, takes three quarters of the time of most commands. So they are bundled once
 * (`bundle.ts`) and started from there for as long as no file of theirs changes, with what Node
 * compiled of them the first time. This file is what runs before there is a bundle: plain JavaScript,
 * without packages.
 */

const { readFileSync, renameSync, statSync, writeFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { Script } = require('node:vm')

const house = join(__dirname, '../..')
const [name = ''] = process.argv.splice(2, 1)
/** Scripts that ran for the first time: what is compiled of them is kept at the end. */
/** @type {{ cache: string, script: Script }[]} */
const fresh = []
/** @type {Map<string, { exports: unknown }>} */
const loaded = new Map()

const folder = keptFolder() ?? (bundle() ? keptFolder() : undefined)
if (folder !== undefined) {
  process.on('exit', keepCompiled)
  load(join(folder, `${name}.cjs`))
}

/** The folder of the programs; undefined where there is none, or a file they were made of changed. */
function keptFolder() {
  try {
    /** @type {{ folder: string, files: [path: string, time: number, size: number][] }} */
    const { folder, files } = JSON.parse(readFileSync(join(house, '.cache/programs.json'), 'utf8'))
    for (const [path, time, size] of files) {
      const now = statSync(`${house}/${path}`)
      if (now.mtimeMs !== time || now.size !== size) return undefined
    }
    statSync(join(house, folder, `${name}.cjs`))
    return join(house, folder)
  } catch {
    return undefined
  }
}

/** Makes the programs anew. False where that fails, with the words printed and the exit code set. */
function bundle() {
  /** @type {string} */
  let tsx
  try {
    tsx = require.resolve('tsx/cli')
  } catch {
    console.error('Nothing is installed here. Run npm ci, then this command again.')
    process.exitCode = 2
    return false
  }
  const { spawnSync } = require('node:child_process')
  const { status, stderr } = spawnSync(process.execPath, [tsx, 'tools/run/bundle.ts'], {
    cwd: house,
    encoding: 'utf8',
  })
  if (status === 0) return true
  // Of a source that is no program, even the bundler's own, Node shows where its own code stood.
  const insides =
    /^(?:\s+at .*|node:internal.*|\s+(?:triggerUncaughtException.*|\^)|Node\.js v.*|)\n/gm
  console.error(stderr.replaceAll(insides, '').trim())
  process.exitCode = 2
  return false
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

/** Complete or not at all; a disk that takes no file makes the next start slower, and no more. */
function keepCompiled() {
  for (const { cache, script } of fresh)
    try {
      const part = `${cache}.${process.pid}`
      writeFileSync(part, script.createCachedData())
      renameSync(part, cache)
    } catch {}
}
