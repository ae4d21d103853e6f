import { isRecord } from '#engine/is-record.ts'
import { words } from '#engine/schema/labels.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { isWithin } from '#engine/text/pointer.ts'
import { errorsIn } from '#studio/state/errors-in.ts'
import { dressOf } from '#studio/state/pages.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { ProblemCount } from '#studio/ui/Badge.tsx'
import { Icon } from '#studio/ui/Icon.tsx'

import styles from './outline.module.css'

/** What stands around the blocks, on every page of the set; it is edited where it is kept. */
export function EveryPage({ foot = false }: { foot?: boolean }) {
  const store = useStudioStore()
  const values = useSettled(valuesOf)
  const page = useStudio((state) => state.page)
  const pointer = useStudio((state) => state.selection.pointer)
  const findings = useStudio((state) => state.findings)
  const site = useStudio((state) => state.site)
  const id = `${dressOf(values, page)}/chrome.json`
  const chrome = values[id]
  const parts = Object.entries(isRecord(chrome) ? chrome : {}).filter(
    ([key, part]) => isRecord(part) && key !== 'strings' && (key === 'footer') === foot,
  )
  if (parts.length === 0) return null
  const errors = errorsIn(findings, inPages(site, id))
  return (
    <>
      <h2 className={styles.group}>
        On every page
        <Icon name="lock" size={14} />
      </h2>
      <ul className={styles.list}>
        {parts.map(([key]) => {
          const place = `/${key}`
          const problems = errors.filter((one) => isWithin(one.pointer, place)).length
          return (
            <li key={key}>
              <button
                type="button"
                className={styles.around}
                aria-current={page === id && pointer === place}
                onClick={() => {
                  store.getState().open(id)
                  store.getState().select({ blocks: [], pointer: place })
                }}
              >
                <Icon name="part" />
                <span className={styles.name}>{words(key)}</span>
                <ProblemCount count={problems} />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
