import type { Author } from '#studio/api.ts'

import styles from './publish.module.css'

interface Props {
  readonly value: Author
  readonly onChange: (author: Author) => void
}

/** Asks once who publishes, where nobody has told git. */
export function AuthorFields({ value, onChange }: Props) {
  return (
    <fieldset className={styles.where}>
      <legend>Who publishes</legend>
      <p>
        Both stand at what you publish, for everybody who can see its history. They are asked for
        once. <small>user.name and user.email of this repository</small>
      </p>
      <label className={styles.field}>
        Your name
        <input
          autoComplete="name"
          value={value.name}
          onChange={({ target }) => onChange({ ...value, name: target.value })}
        />
      </label>
      <label className={styles.field}>
        Your e-mail address
        <input
          type="email"
          autoComplete="email"
          value={value.email}
          onChange={({ target }) => onChange({ ...value, email: target.value })}
        />
      </label>
    </fieldset>
  )
}
