import { type Stats, chmodSync, chownSync, statSync } from 'node:fs'

/**
 * Gives a file that is to take the place of another its permissions and, where this account may, its
 * owner: root in a container saves files of the person outside, who must be able to go on with them.
 */
export function takeAfter(part: string, { uid, gid, mode }: Stats): void {
  const own = statSync(part)
  if (own.uid !== uid || own.gid !== gid) {
    try {
      chownSync(part, uid, gid)
    } catch {
      // Only root may give a file away.
    }
  }
  // After that: a system takes some permissions away from a file that changes hands.
  if (statSync(part).mode !== mode) chmodSync(part, mode)
}
