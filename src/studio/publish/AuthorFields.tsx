import type { Author } from '#studio/api.ts'

import fields from '#studio/ui/field.module.css'
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
        Both go on everything you publish, where anyone who can see its history can read them.
        You’ll only be asked once. <small>user.name and user.email of this repository</small>
      </p>
      <label className={fields.field}>
        Your name
        <input
          autoComplete="name"
          value={value.name}
          onChange={({ target }) => onChange({ ...value, name: target.value })}
        />
      </label>
      <label className={fields.field}>
        Your email address
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
