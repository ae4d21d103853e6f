import styles from './choices.module.css'

/** A box to tick for each choice, by its value and with its words. */
export function Boxes({
  choices,
  chosen,
  onToggle,
}: {
  choices: readonly (readonly [value: string, words: string])[]
  chosen: readonly unknown[]
  onToggle: (choice: string) => void
}) {
  return (
    <span className={styles.choices}>
      {choices.map(([choice, words]) => (
        <label key={choice}>
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={() => onToggle(choice)}
          />
          <span>{words}</span>
        </label>
      ))}
    </span>
  )
}
