import { Button } from '#kit/Button.tsx'
import type { ActionButtonsProps } from '#schema/types.ts'

import styles from './action-buttons.module.css'

/** Shown below 768 px only; above that the header says the same. */
export function ActionButtons({ buttons, field }: ActionButtonsProps) {
  return (
    <div className={styles.root} data-field={field}>
      {buttons.map((link, index) => (
        <Button key={index} link={link} tone={index === buttons.length - 1 ? 'main' : 'alt'} />
      ))}
    </div>
  )
}
