import type { LinkTo } from '#engine/site/links-to.ts'
import { sharedName } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

import { linkTexts } from './link-texts.ts'

import styles from './pages.module.css'

/** The links to a page, in words: which, and on which pages. */
export function LinkList({ links }: { links: readonly LinkTo[] }) {
  const values = useStudio((state) => state.values)
  const count = linkCount(links)
  if (count === 0) return <p>No other page links to it.</p>
  return (
    <>
      <p>{`${count === 1 ? '1 link goes' : `${count} links go`} to it:`}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={`${link.file} ${link.address}`}>
            {`${sharedName(values, link.file)}: ${linkTexts(values, link).join('; ')}`}
          </li>
        ))}
      </ul>
    </>
  )
}

export function linkCount(links: readonly LinkTo[]): number {
  return links.reduce((sum, { pointers }) => sum + pointers.length, 0)
}
