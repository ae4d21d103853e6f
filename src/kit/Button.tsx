import type { Link as LinkData } from '#schema/types.ts'

import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'

import styles from './button.module.css'

interface Props {
  readonly link: LinkData
  /** `main` and `alt` are the field's first and second button. */
  readonly tone?: 'main' | 'alt'
  readonly size?: 'small' | 'normal' | 'large'
  /** A pointing hand at the left, as a media path. */
  readonly hand?: string | undefined
  readonly className?: string | undefined
}

/** A link that looks like a button: a pill in the field's button colour. */
export function Button({ link, tone = 'main', size = 'normal', hand, className }: Props) {
  const classes = [styles.root, styles[tone], styles[size], 't-button', className]
  return (
    <Link
      href={link.href}
      event={link.event}
      newTab={link.newTab}
      className={classes.filter(Boolean).join(' ')}
    >
      {hand ? <Picture image={{ src: hand, alt: '' }} className={styles.hand} /> : null}
      <span className={styles.label}>{link.label}</span>
    </Link>
  )
}
