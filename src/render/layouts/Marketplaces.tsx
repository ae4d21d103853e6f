import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { LinkGroup } from '#schema/types.ts'

import styles from './marketplaces.module.css'

/** The other places to order from, as tiles below a title. */
export function Marketplaces({ title, links: ids }: LinkGroup) {
  const { links } = useSite()
  return (
    <section className={styles.root}>
      <h2 className="t-label">{title}</h2>
      <ul className={styles.list}>
        {ids.map((id, index) => (
          <li key={index}>
            <Link href={`link:${id}`} event={links[id]?.event} className={styles.tile}>
              {links[id]?.mark ? <Picture image={{ src: links[id].mark, alt: '' }} /> : null}
              {links[id]?.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
