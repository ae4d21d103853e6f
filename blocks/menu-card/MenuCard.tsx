import { Button } from '#kit/Button.tsx'
import { Card } from '#kit/Card.tsx'
import { Picture } from '#kit/Picture.tsx'
import { Stack } from '#kit/Stack.tsx'
import type { MenuCardProps } from '#schema/types.ts'

import styles from './menu-card.module.css'

export function MenuCard({ id, headline, text, link, hand, image, sticker, field }: MenuCardProps) {
  return (
    <Card field={field} labelledBy={`${id}-headline`} className={styles.root}>
      <div className={styles.words}>
        <Stack as="h1" id={`${id}-headline`} lines={headline} />
        <p className="t-textL">{text}</p>
      </div>
      <div className={styles.picture}>
        <Picture image={image} load="first" className={styles.sandwich} />
        {sticker ? <Picture image={sticker} load="early" className={styles.sticker} /> : null}
      </div>
      <div className={styles.action}>
        <Button link={link} hand={hand} />
      </div>
    </Card>
  )
}
