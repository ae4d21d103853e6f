import type { MenuWarningProps } from '#schema/types.ts'

import styles from './menu-warning.module.css'

export function MenuWarning({ warning, more, field }: MenuWarningProps) {
  return (
    <div className={`${styles.root} t-small`} data-sheet="" data-field={field} role="note">
      {more ? <p>{more}</p> : null}
      <p>
        <span aria-hidden="true">* </span>
        {warning}
      </p>
    </div>
  )
}
