import styles from './newsletter.module.css'

interface Props {
  readonly action: string
  readonly name: string
  readonly flag: string
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly autocomplete: 'email' | 'off'
  readonly offline: string
  readonly blocked: string
}

export function SignUp({ action, name, label, placeholder, button, autocomplete }: Props) {
  return (
    <form className={styles.form} action={action} method="post" target="_blank" autoComplete="off">
      <input
        className={`${styles.input} t-text`}
        type="email"
        name={name}
        required
        aria-label={label}
        placeholder={placeholder}
        autoComplete={autocomplete}
        autoCapitalize="off"
        spellCheck={false}
      />
      <button className={`${styles.button} t-button`}>{button}</button>
    </form>
  )
}
