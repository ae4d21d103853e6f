import { useEffect, useState } from 'react'

import { type Kept, type VersionOf, versionReader } from './read-version.ts'

export interface KnownVersions {
  /** What is known of them by now, by commit. */
  readonly known: ReadonlyMap<string, VersionOf>
  /** Why no more of them can be read; '' where all is well. */
  readonly problem: string
}

/** Reads the first of these versions, newest first, one after the other: git is asked for each. */
export function useVersions(versions: readonly Kept[], count: number): KnownVersions {
  const [read] = useState(versionReader)
  const [known, setKnown] = useState<ReadonlyMap<string, VersionOf>>(new Map())
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isOver = false
    const readAll = async (): Promise<void> => {
      for (const [index, of] of versions.slice(0, count).entries()) {
        const version = await read(of, versions[index + 1])
        if (isOver) return
        setKnown((before) =>
          before.has(of.commit) ? before : new Map(before).set(of.commit, version),
        )
      }
    }
    readAll().catch((error: Error) => setProblem(error.message))
    return () => {
      isOver = true
    }
  }, [read, versions, count])
  return { known, problem }
}
