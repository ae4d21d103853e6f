import { allergensOf, detailText, markedName, orderHref, priceText } from '#engine/site/menu.ts'
import { Link } from '#kit/Link.tsx'
import { Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
import type { Menu } from '#schema/types.ts'

import styles from './menu-section.module.css'

interface Props {
  readonly item: Menu['sections'][number]['items'][number]
  readonly menu: Menu
}

export function Item({ item, menu }: Props) {
  const site = useSite()
  const { name, vegetarian } = markedName(item.name, menu.vegetarianMark)
  const detail = detailText(item.description, item.size)
  const allergens = allergensOf(item.allergens)
  const href = orderHref(menu, item)
  const words = (
    <>
      <span className={styles.name}>{name}</span>
      {item.undercooked ? (
        <>
          <span aria-hidden="true">*</span>
          <span className="hidden-visually"> {menu.undercookedLabel}</span>
        </>
      ) : null}
      {vegetarian ? <Vegetarian menu={menu} /> : null}
    </>
  )
  return (
    <li
      className={styles.item}
      data-contains={allergens.join(',')}
      data-vegetarian={vegetarian ? '' : undefined}
    >
      <div className={styles.line}>
        <h3 className="t-item">
          {href === undefined ? (
            words
          ) : (
            <Link href={href} event={`ct: ${name}`} className={styles.link}>
              {words}
            </Link>
          )}
        </h3>
        <p className={`${styles.price} t-item`}>{priceText(item.price, site)}</p>
      </div>
      {detail ? <p className={`${styles.detail} t-text`}>{detail}</p> : null}
      {allergens.length > 0 ? (
        <p className={`${styles.contains} t-small`}>
          {menu.containsLabel} {allergens.join(', ')}
        </p>
      ) : null}
      {item.note ? <p className={`${styles.note} t-marker`}>{item.note}</p> : null}
    </li>
  )
}

function Vegetarian({ menu: { vegetarianIcon, vegetarianLabel } }: { menu: Menu }) {
  if (!vegetarianIcon) return <span> ({vegetarianLabel})</span>
  return (
    <>
      {' '}
      <Picture
        image={{ src: vegetarianIcon, alt: vegetarianLabel }}
        load="early"
        className={styles.leaf}
      />
    </>
  )
}
