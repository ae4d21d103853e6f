import { useEffect, useState } from 'react'

import { type Kept, type VersionOf, versionReader } from './read-version.ts'

export interface KnownVersions {
  /** What is known of them by now; a commit alone may have changed other documents as well. */
  readonly known: ReadonlyMap<Kept, VersionOf>
  /** Why no more of them can be read; '' where all is well. */
  readonly problem: string
}

/**
 * Reads the first of these versions, newest first, one after the other: git is asked for each. Where
 * older ones are cut off, nobody knows what the last changed.
 */
export function useVersions(
  versions: readonly Kept[],
  count: number,
  isCut: boolean,
): KnownVersions {
  const [read] = useState(versionReader)
  const [known, setKnown] = useState<ReadonlyMap<Kept, VersionOf>>(new Map())
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isOver = false
    const readAll = async (): Promise<void> => {
      for (const [index, of] of versions.slice(0, count).entries()) {
        const before = versions[index + 1]
        const version = await read(of, before)
        if (isOver) return
        const told = before || !isCut ? version : { ...version, sentences: [] }
        setKnown((all) => (all.has(of) ? all : new Map(all).set(of, told)))
      }
    }
    readAll().catch((error: Error) => setProblem(error.message))
    return () => {
      isOver = true
    }
  }, [read, versions, count, isCut])
  return { known, problem }
}
