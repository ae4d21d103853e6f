import { useStudio } from '#studio/state/store.ts'
import { isThere } from '#studio/state/unread.ts'
import { Icon } from '#studio/ui/Icon.tsx'

import styles from './last-good.module.css'

/** Says that the canvas shows less than what is written, while a JSON text of the page is not read. */
export function LastGood() {
  const behind = useStudio(({ unread, page, values }) =>
    Object.keys(unread).some((key) => key.startsWith(`${page}#`) && isThere(key, values, {})),
  )
  return behind ? (
    <div className={styles.holder}>
      <p className={styles.pill}>
        <Icon name="tip" size={16} />
        Showing the last version that worked
      </p>
    </div>
  ) : null
}
