import { useSetting } from './bind.ts'
import { findingsAt } from './field-findings.ts'
import { Findings } from './Findings.tsx'
import { useForms } from './form-place.ts'
import { below } from './settings-of.ts'

import styles from './form.module.css'

/** Settings that the schema does not know: shown as they are, kept unless somebody takes them out. */
export function Unknown({ at, keys }: { at: string; keys: readonly string[] }) {
  return keys.map((key) => <UnknownSetting key={key} at={below(at, key)} of={key} />)
}

function UnknownSetting({ at, of }: { at: string; of: string }) {
  const { value, set } = useSetting(at, of)
  const { findings } = useForms()
  return (
    <div className={styles.setting} data-at={at}>
      <div className={styles.head}>
        <span>{of}</span>
        <button
          type="button"
          className={styles.word}
          aria-label={`Remove ${of}`}
          onClick={() => set(undefined)}
        >
          Remove
        </button>
      </div>
      <code className={styles.odd}>{JSON.stringify(value)}</code>
      <Findings findings={findingsAt(findings, at, true)} />
    </div>
  )
}
