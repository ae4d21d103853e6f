import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach } from 'vitest'

import { site } from '#tests/engine/site.ts'
import { scratchFolder } from '#tests/scratch-folder.ts'
import { writeIn } from '#tests/write-in.ts'
import type { ProgramName } from '#tools/run/programs.ts'

import { type Said, type Surroundings, runCommand, runHere } from './commands.ts'

/** A small sound site on disk, with commands run in it. */
interface ScratchSite {
  /** Where a file of it is. */
  place(file?: string): string
  read(file: string): string
  write(file: string, text: string): void
  /** A command in this process, in the folder of the site unless told otherwise. */
  here(
    command: Parameters<typeof runHere>[0],
    args: readonly string[],
    surroundings?: Surroundings,
  ): Promise<Said>
  /** The command of that name in a process, started in the folder of the site unless told otherwise. */
  run(name: ProgramName, args: readonly string[], surroundings?: Surroundings): Said
  git(...args: string[]): void
}

/** A new one for each test of a file. */
export function scratchSite(): ScratchSite {
  let folder = ''
  const place = (file = ''): string => join(folder, file)
  const write = (file: string, text: string): void => writeIn(folder, file, text)
  beforeEach(() => {
    folder = scratchFolder()
    for (const [file, text] of site().files) write(file, text)
    write('pages/media/logo.svg', '<svg/>')
  })
  return {
    place,
    read: (file) => readFileSync(place(file), 'utf8'),
    write,
    here: (command, args, surroundings) => runHere(command, args, { cwd: folder, ...surroundings }),
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
