import { documentName } from '#engine/site/document-name.ts'
import { useStudio } from '#studio/state/store.ts'
import { Hidden } from '#studio/ui/Hidden.tsx'

import { kindOf } from './PageList.tsx'
import { type PageGroup, stops } from './site-map.ts'

import styles from './route-map.module.css'

/** Height of a line of the map, and of the gap between two, in pixels. */
const LINE = 36

/** Every address at the left and the page that answers at the right; the lines say it once more. */
export function RouteMap({ groups }: { groups: readonly PageGroup[] }) {
  const values = useStudio((state) => state.values)
  const all = stops(groups, values)
  const firsts = new Map<string, number>()
  for (const [index, { page }] of all.entries()) if (!firsts.has(page)) firsts.set(page, index)
  const kinds = new Map(groups.flatMap((group) => group.rows.map(({ id }) => [id, kindOf(group)])))
  return (
    <>
      <div className={styles.map} style={{ blockSize: all.length * LINE }}>
        <ol className={styles.addresses}>
          {all.map(({ address, page, leads, sendsTo }) => (
            <li key={address}>
              <code>{address}</code>
              <Hidden>
                {sendsTo === undefined
                  ? ` ${leads ? 'goes to' : 'is'} ${documentName(page)}`
                  : ` sends its visitors on to ${sendsTo}`}
              </Hidden>
            </li>
          ))}
        </ol>
        <svg
          className={styles.lines}
          viewBox={`0 0 100 ${all.length * LINE}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {all.map(({ address, page, leads, sendsTo }, index) => (
            <path
              key={address}
              data-set={kinds.get(page)}
              data-leads={leads || sendsTo !== undefined}
              d={curve(middle(index), middle(firsts.get(page) ?? index))}
            />
          ))}
        </svg>
        <div className={styles.targets} aria-hidden="true">
          {[...firsts].map(([page, index]) => {
            const { sendsTo } = all[index] ?? {}
            return (
              <span
                key={page}
                data-set={kinds.get(page)}
                data-outside={sendsTo !== undefined}
                style={{ insetBlockStart: index * LINE }}
              >
                {sendsTo ?? documentName(page)}
              </span>
            )
          })}
        </div>
      </div>
      <p className={styles.note}>
        Two addresses may share a page. One address never has two pages.
      </p>
    </>
  )
}

function middle(index: number): number {
  return index * LINE + LINE / 2 - 2
}

function curve(from: number, to: number): string {
  return from === to ? `M0 ${from}H100` : `M0 ${from}H40C70 ${from} 60 ${to} 100 ${to}`
}
