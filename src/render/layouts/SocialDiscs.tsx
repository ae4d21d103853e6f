import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'

import styles from './social-discs.module.css'

interface Props {
  /** Entries of content/links.json. */
  readonly ids: readonly string[]
  /** `light`: a light disc with a dark mark, for dark ground; `dark` the other way round. */
  readonly tone: 'light' | 'dark'
  /** The name of the list, for screen readers. */
  readonly label: string
  readonly className?: string | undefined
}

/** Social profiles as round marks. A name that is no link is left out; validation tells it. */
export function SocialDiscs({ ids, tone, label, className }: Props) {
  const { links } = useSite()
  return (
    <ul
      className={className ? `${styles.list} ${className}` : styles.list}
      style={tone === 'dark' ? { '--ground': 'var(--print)' } : undefined}
      aria-label={label}
    >
      {ids.map((id, index) => {
        const link = links[id]
        const mark = tone === 'light' ? link?.mark : link?.markOnDark
        if (!link || !mark) return null
        return (
          <li key={index}>
            <Link href={`link:${id}`} className={styles.disc} event={link.event}>
              <Picture image={{ src: mark, alt: link.label }} className={styles.mark} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
