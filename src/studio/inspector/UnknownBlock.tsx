import { valueAt } from '#engine/where.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './inspector.module.css'

/** A block that has no schema: what it holds, as it stands in the file. Nothing of it is lost. */
export function UnknownBlock({ at }: { at: string }) {
  const value = useStudio((state) => valueAt(state.values[state.page], at))
  return (
    <div className={styles.panel}>
      <p>This site has no block of this type, so there’s no form for it. It’s kept as it is.</p>
      <pre className={styles.raw}>{JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}
