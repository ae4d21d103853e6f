import { useSite } from '#kit/site-context.ts'
import type { MenuFilterProps } from '#schema/types.ts'

import styles from './menu-filter.module.css'

/**
 * Hidden until its behavior runs, because without script it could do nothing; nothing of a menu that
 * says neither what is vegetarian nor what allergens there are.
 */
export function MenuFilter({ id, label, vegetarian, count, caution, field }: MenuFilterProps) {
  const { allergens = [], vegetarianMark } = useSite().menu ?? {}
  const only = vegetarianMark === undefined ? '' : vegetarian
  if (allergens.length === 0 && only === '') return null
  return (
    <div className={styles.root} data-sheet="" data-field={field}>
      <details className={styles.box} data-behavior="menu-filter/filter" data-count={count} hidden>
        <summary className={`${styles.summary} t-link`}>{label}</summary>
        {allergens.length > 0 ? (
          <fieldset className={styles.choices}>
            <legend className="hidden-visually">{label}</legend>
            {allergens.map((name, index) => (
              <label key={index} className={`${styles.choice} t-text`}>
                <input type="checkbox" name={`${id}-without`} value={name} /> {name}
              </label>
            ))}
          </fieldset>
        ) : null}
        {only ? (
          <p>
            <label className={`${styles.choice} t-text`}>
              <input type="checkbox" name={`${id}-vegetarian`} data-only="" /> {only}
            </label>
          </p>
        ) : null}
        <p className="t-small">{caution}</p>
      </details>
      <p className={`${styles.count} t-small`} role="status" />
    </div>
  )
}
