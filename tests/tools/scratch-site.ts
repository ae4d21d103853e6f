import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach } from 'vitest'

import { site } from '#tests/engine/site.ts'
import type { ProgramName } from '#tools/run/programs.ts'

import { type Surroundings, runCommand } from './commands.ts'

/** What a command said, and the number it ended with. */
interface Said {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A small sound site on disk, with commands run in it. */
interface ScratchSite {
  /** Where a file of it is. */
  place(file?: string): string
  read(file: string): string
  write(file: string, text: string): void
  /** The command of that name, started in the folder of the site unless told otherwise. */
  run(name: ProgramName, args: readonly string[], surroundings?: Surroundings): Said
  git(...args: string[]): void
}

/** A new one for each test of a file. */
export function scratchSite(): ScratchSite {
  let folder = ''
  const place = (file = ''): string => join(folder, file)
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(place(file)), { recursive: true })
    writeFileSync(place(file), text)
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-'))
    for (const [file, text] of site().files) write(file, text)
    write('pages/media/logo.svg', '<svg/>')
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return {
    place,
    read: (file) => readFileSync(place(file), 'utf8'),
    write,
    run(name, args, surroundings) {
      const { status, stdout, stderr } = runCommand(name, args, { cwd: folder, ...surroundings })
      return { code: status, out: stdout, err: stderr }
    },
    git(...args) {
      const author = ['-c', 'user.name=A', '-c', 'user.email=a@b.example']
      spawnSync('git', ['-C', folder, ...author, ...args])
    },
  }
}
