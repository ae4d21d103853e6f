import { useNavigate } from 'react-router-dom'

import { documentName } from '#engine/site/document-name.ts'
import { inPages } from '#engine/site/pages-folder.ts'
import { errorsIn } from '#studio/state/errors-in.ts'
import { addressOf, isDraft, pagesOf, setName, setsOf } from '#studio/state/pages.ts'
import { useSettled, valuesOf } from '#studio/state/settled.ts'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { ActionButton } from '#studio/ui/ActionButton.tsx'
import { Note, ProblemCount } from '#studio/ui/Badge.tsx'
import { Button } from '#studio/ui/Button.tsx'

import { useUnreadable } from './use-unreadable.ts'

import styles from './pages-panel.module.css'

/**
 * The pages to go to, by set, and a way to one that is new; what can be done with them is on the screen
 * of all pages.
 */
export function PagesPanel() {
  const store = useStudioStore()
  const navigate = useNavigate()
  const values = useSettled(valuesOf)
  const page = useStudio((state) => state.page)
  const findings = useStudio((state) => state.findings)
  const site = useStudio((state) => state.site)
  const problems = (id: string): number => errorsIn(findings, inPages(site, id)).length
  return (
    <div className={styles.panel}>
      <div className={styles.scroll}>
        {setsOf(values).map((set) => (
          <section key={set} aria-label={setName(values, set)}>
            <h2>{setName(values, set)}</h2>
            <ul>
              {pagesOf(values, set).map((id) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-current={id === page ? 'page' : undefined}
                    onClick={() => void navigate(addressOf(id))}
                  >
                    {documentName(id)}
                    <span className={styles.marks}>
                      {isDraft(values, id) ? <Note>Draft</Note> : null}
                      <ProblemCount count={problems(id)} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Unreadable />
      </div>
      <div className={styles.foot}>
        <ActionButton id="page-new" icon="add">
          New page
        </ActionButton>
        <Button icon="page" onClick={() => store.getState().look({ screen: 'pages' })}>
          All pages and addresses
        </Button>
      </div>
    </div>
  )
}

function Unreadable() {
  const navigate = useNavigate()
  const page = useStudio((state) => state.page)
  const ids = useUnreadable()
  return ids.length === 0 ? null : (
    <section aria-label="Can’t be read">
      <h2>Can’t be read</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === page ? 'page' : undefined}
              onClick={() => void navigate(addressOf(id))}
            >
              {id}
              <ProblemCount count={1} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
