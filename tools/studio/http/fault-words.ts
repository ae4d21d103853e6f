import type { Refused as Words } from '#studio/api.ts'
import { Refusal } from '#tools/lib/command/command.ts'
import { Unfinished } from '#tools/studio/documents/save-files.ts'
import { GitFault } from '#tools/studio/git/run-git.ts'

import { Refused } from './refused.ts'

/** What a disk that refuses means for the person who saves. */
const disks: Readonly<Record<string, string>> = {
  EACCES: 'This account isn’t allowed to write there. Change the permissions of the folder',
  EBUSY:
    'Another program or a container holds a file in its place. Close the program, or mount the folder and not the file',
  EDQUOT: 'The disk quota is used up. Make room',
  EEXIST: 'There’s a file where a folder should be. Move it away',
  EIO: 'The disk has a problem. Ask whoever looks after this machine to check it',
  EMFILE: 'This machine has too many files open. Close other programs',
  ENFILE: 'This machine has too many files open. Close other programs',
  ENOENT: 'A file or folder that is needed is gone. Put it back',
  ENOSPC: 'The disk is full. Make room',
  ENOTDIR: 'There’s a file where a folder should be. Move it away',
  EPERM: 'This account isn’t allowed to write there. Change the permissions of the folder',
  EROFS: 'The disk can only be read. Make it writable',
}

/** Any fault as a status and a sentence; a stack or a path of this machine is never part of it. */
export function faultWords(error: unknown): { status: number } & Words {
  if (error instanceof Refused) {
    const { status, message, details, needs } = error
    return { status, message, details, needs }
  }
  if (error instanceof Refusal) return { status: 422, message: error.message }
  if (error instanceof GitFault)
    return {
      status: 502,
      message:
        'The history of the site can’t be read on this machine. Ask whoever set this up, and show them the details.',
      details: `git says: ${error.message.slice(-600)}`,
    }
  const disk = disks[codeOf(error instanceof Unfinished ? error.cause : error)]
  if (error instanceof Unfinished)
    return {
      status: 507,
      message: `${disk ?? 'The disk didn’t accept it. Ask whoever looks after this machine to check it'}. The save stopped halfway. It finishes with the next thing you do here, once the disk works again.`,
    }
  if (disk) return { status: 507, message: `${disk}, then try again. Nothing was changed.` }
  return {
    status: 500,
    message: `Something went wrong on the Studio’s server (${codeOf(error) || nameOf(error)}). Try again; if it keeps happening, restart the server and reload the page.`,
  }
}

function codeOf(error: unknown): string {
  return String((error as NodeJS.ErrnoException | undefined)?.code ?? '')
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
