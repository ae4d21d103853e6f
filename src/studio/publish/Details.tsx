import styles from './publish.module.css'

/** What a developer wants to know beside it: git's words, a command to run. */
export function Details({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <details className={styles.details}>
      <summary>Details for a developer</summary>
      <code>{text}</code>
    </details>
  )
}
