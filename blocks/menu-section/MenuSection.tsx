import { orderHref } from '#engine/site/menu.ts'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import { Stack } from '#kit/Stack.tsx'
import type { MenuSectionProps } from '#schema/types.ts'

import { Item } from './Item.tsx'

import styles from './menu-section.module.css'

/** Every item says what it contains in `data-contains`, which a filter on the page may read. */
export function MenuSection(props: MenuSectionProps) {
  const { id, section: name, title, only, image, titleSize, columns, none, field } = props
  const { menu } = useSite()
  const section = menu?.sections.find((candidate) => candidate.id === name)
  if (!menu || !section)
    throw new Error(`There is no section "${name}" in content/menu.json. Add it, or name another.`)
  const items = section.items.filter((item) => only.length === 0 || only.includes(item.id))
  const href = orderHref(menu, section)
  const words = <Stack as="span" lines={[{ text: title ?? section.name, size: titleSize }]} />
  return (
    <section
      className={styles.root}
      data-sheet=""
      data-field={field}
      data-dishes=""
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {href === undefined ? (
            words
          ) : (
            <Link href={href} event={`ct: ${section.name}`} className={styles.titleLink}>
              {words}
            </Link>
          )}
        </h2>
        {image ? <Picture image={image} load="early" className={styles.picture} /> : null}
      </div>
      <ul className={styles.items} style={{ '--columns': String(columns) }}>
        {items.map((item, index) => (
          <Item key={index} item={item} menu={menu} />
        ))}
      </ul>
      <p className={`${styles.none} t-text`} data-none="" hidden>
        {none}
      </p>
    </section>
  )
}
