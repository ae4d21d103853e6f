import { Button } from '#kit/Button.tsx'
import { Picture } from '#kit/Picture.tsx'
import { Redirect } from '#kit/Redirect.tsx'
import { useSite } from '#kit/site-context.ts'
import { Stack } from '#kit/Stack.tsx'
import type { MenuHeadProps } from '#schema/types.ts'

import styles from './menu-head.module.css'

export function MenuHead(props: MenuHeadProps) {
  const { id, headline, link, mode, sending, hand, hint, notice, field } = props
  const { menu } = useSite()
  return (
    <header className={styles.root} data-sheet="" aria-labelledby={`${id}-headline`}>
      <div className={styles.head} data-field={field}>
        <Stack as="h1" id={`${id}-headline`} lines={headline} className={styles.headline} />
        <div className={styles.action}>
          {mode === 'redirect' ? (
            <>
              <Redirect link={link} hand={hand} />
              {sending ? <p className="t-small">{sending}</p> : null}
            </>
          ) : (
            <Button link={link} hand={hand} />
          )}
        </div>
      </div>
      <div className={`${styles.legend} t-text`} data-field="mayo">
        {menu?.vegetarianMark ? (
          <p className={styles.sign}>
            {menu.vegetarianIcon ? (
              <Picture
                image={{ src: menu.vegetarianIcon, alt: '' }}
                load="early"
                className={styles.icon}
              />
            ) : null}
            {menu.vegetarianLabel}
          </p>
        ) : null}
        {hint ? <p className={styles.hint}>{hint}</p> : null}
        {notice ? <p className={styles.notice}>{notice}</p> : null}
      </div>
    </header>
  )
}
