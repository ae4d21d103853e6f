import { isRightToLeft } from '#engine/text/direction.ts'
import type { Link as LinkData } from '#schema/types.ts'

import { Link } from './Link.tsx'
import { Picture } from './Picture.tsx'
import { useSite } from './site-context.ts'

import styles from './button.module.css'

interface Props {
  readonly link: LinkData
  /** `main` and `alt` are the field's first and second button. */
  readonly tone?: 'main' | 'alt'
  readonly size?: 'small' | 'normal' | 'large'
  /** A hand before the words that points at them, drawn for the left; as a media path. */
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
      {hand ? <Hand src={hand} /> : null}
      <span className={styles.label}>{link.label}</span>
    </Link>
  )
}

/** Turned round where words begin at the right, with what it does under a pointer. */
function Hand({ src }: { readonly src: string }) {
  const hand = <Picture image={{ src, alt: '' }} className={styles.hand} />
  return isRightToLeft(useSite().lang) ? (
    <span style={{ display: 'grid', scale: '-1 1' }}>{hand}</span>
  ) : (
    hand
  )
}
