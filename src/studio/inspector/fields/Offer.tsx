import styles from '#studio/inspector/form/form.module.css'

/** A name that would do in place of one that was refused, to be taken at once. */
export function Offer({ name, take }: { name: string | undefined; take: (name: string) => void }) {
  return name === undefined ? null : (
    <button type="button" className={styles.fix} onClick={() => take(name)}>
      {`Use “${name}”`}
    </button>
  )
}
