import type { Finding } from '#engine/finding.ts'
import { applyFix, fixWords } from '#studio/state/apply-fix.ts'
import { useStudioStore } from '#studio/state/store.ts'
import { Icon } from '#studio/ui/Icon.tsx'

import styles from './form.module.css'

/** What is wrong, below the field it is about: in the words of every other place that tells it. */
export function Findings({ id, findings }: { id?: string; findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <ul className={styles.findings} id={id}>
      {findings.map((finding) => (
        <Found key={`${finding.code} ${finding.pointer} ${finding.problem}`} finding={finding} />
      ))}
    </ul>
  )
}

function Found({ finding }: { finding: Finding }) {
  const store = useStudioStore()
  const { severity, problem, remedy } = finding
  const words = fixWords(finding)
  return (
    <li className={severity === 'error' ? styles.error : styles.tip}>
      <Icon name={severity === 'error' ? 'problem' : 'tip'} size={16} />
      <span>
        {problem} {remedy}{' '}
        {words === undefined ? null : (
          <button type="button" className={styles.fix} onClick={() => applyFix(store, finding)}>
            {words}
          </button>
        )}
      </span>
    </li>
  )
}
