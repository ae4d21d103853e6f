import styles from './search-field.module.css'

interface SearchFieldProps {
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (words: string) => void
}

/** A field for words; what has them stays in a list beside it. See `SearchBox` for one to choose of. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <input
      className={styles.field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
