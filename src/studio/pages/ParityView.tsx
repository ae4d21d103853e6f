import { siteModel } from '#engine/site/model.ts'
import { type Holdings, parity, parityHeading } from '#engine/site/parity.ts'
import { blockTitle } from '#studio/commands/titles.ts'
import { hrefWords } from '#studio/inspector/fields/href/href-words.ts'
import type { Values } from '#studio/state/documents.ts'
import { setName } from '#studio/state/pages.ts'
import { useStudio } from '#studio/state/store.ts'

import styles from './pages.module.css'

const kinds: readonly { key: keyof Holdings; title: string }[] = [
  { key: 'routes', title: 'Pages' },
  { key: 'blocks', title: 'Blocks' },
  { key: 'links', title: 'Links' },
]

/** What is held, as people know it. */
const inWords: Record<keyof Holdings, (one: string, values: Values) => string> = {
  routes: (route) => route,
  blocks: (type) => blockTitle({ type }),
  links: hrefWords,
}

/** What each set of pages has and another lacks. */
export function ParityView() {
  const values = useStudio((state) => state.values)
  const found = heldApart(values)
  if (typeof found === 'string') return <p className={styles.note}>{found}</p>
  const all = Object.entries(found)
  if (all.length === 1)
    return <p className={styles.note}>There’s one set, and none to compare it with.</p>
  return (
    <div className={styles.parity}>
      {all.map(([set, holdings]) => (
        <section key={set}>
          <h2>{parityHeading(setName(values, set), all.length)}</h2>
          {kinds.map(({ key, title }) => (
            <div key={key}>
              <h3>{title}</h3>
              {holdings[key].length === 0 ? (
                <p>Nothing.</p>
              ) : (
                <ul>
                  {holdings[key].map((one) => (
                    <li key={one}>{inWords[key](one, values)}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

/** A sentence where the documents make no site at the moment. */
function heldApart(values: Values): ReturnType<typeof parity> | string {
  try {
    return parity(siteModel(new Map(Object.entries(values))))
  } catch {
    return 'The sets can’t be compared while the site has problems. Fix those first.'
  }
}
