import styles from './skip-link.module.css'

/** The first thing the keyboard meets: past the navigation, to the content. */
export function SkipLink({ text }: { text: string }) {
  return (
    <a href="#main" className={`${styles.root} t-button`} data-field="ink">
      {text}
    </a>
  )
}
