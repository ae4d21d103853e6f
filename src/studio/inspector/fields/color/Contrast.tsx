import { Icon } from '#studio/ui/Icon.tsx'

import styles from './color.module.css'

/** How well words are read, in a sentence. */
export function Contrast({ sentence, well }: { sentence: string; well: boolean }) {
  return (
    <p className={well ? styles.well : styles.badly}>
      <Icon name={well ? 'check' : 'problem'} size={16} />
      {sentence}
    </p>
  )
}
