import { smallUrl } from '#engine/site/media.ts'
import { usePalette } from '#studio/inspector/fields/color/use-palette.ts'
import { useStudio } from '#studio/state/store.ts'
import { problemWords } from '#studio/status/problems.ts'
import { ProblemCount } from '#studio/ui/Badge.tsx'

import type { Part } from './facts.ts'

import styles from './outline.module.css'

interface PartRowProps {
  readonly part: Part
  /** The place of the block it is of. */
  readonly row: number
  readonly index: number
  readonly count: number
  readonly selected: boolean
  readonly reached: boolean
  readonly problems: number
}

/** An item of a block's list, below the block. */
export function PartRow({ part, row, index, count, selected, reached, problems }: PartRowProps) {
  const url = useStudio(({ site }) => {
    const file = part.picture === undefined ? undefined : site.media[part.picture]
    return file && smallUrl(file, 44)
  })
  const { colors } = usePalette(useStudio(({ page }) => page))
  const color = part.field === undefined ? undefined : colors[part.field]
  return (
    <div
      role="treeitem"
      aria-level={2}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-selected={selected}
      aria-label={problems === 0 ? part.title : `${part.title}, ${problemWords(problems)}`}
      tabIndex={reached ? 0 : -1}
      className={styles.part}
      data-row={row}
      data-pointer={part.pointer}
    >
      {url === undefined && color === undefined ? null : (
        <span className={styles.thumb} style={{ background: color }}>
          {url === undefined ? null : <img src={url} alt="" loading="lazy" />}
        </span>
      )}
      <span className={styles.name}>{part.title}</span>
      <ProblemCount count={problems} />
    </div>
  )
}
