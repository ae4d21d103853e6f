import { Link } from '#kit/Link.tsx'
import type { Chrome } from '#schema/types.ts'

interface Props {
  readonly links: NonNullable<Chrome['footer']>['legal']
  /** The name of the navigation, for screen readers. */
  readonly label: string
  /** Classes of the list and of each link. */
  readonly list: string | undefined
  readonly link: string | undefined
}

/** The links of the small print. */
export function LegalLinks({ links, label, list, link: linkClass }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {links.map((link, index) => (
          <li key={index}>
            <Link href={link.href} className={linkClass}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
