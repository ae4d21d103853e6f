import type { ReactNode } from 'react'

import { Button } from '#kit/Button.tsx'
import { Link } from '#kit/Link.tsx'
import { useSelectedPart } from '#kit/selected-part.ts'
import { Stack } from '#kit/Stack.tsx'
import type { Chrome } from '#schema/types.ts'

import { Logo } from './Logo.tsx'
import { Marketplaces } from './Marketplaces.tsx'
import { SocialDiscs } from './SocialDiscs.tsx'

import styles from './menu.module.css'
import topBarStyles from './top-bar.module.css'

const ID = 'menu'

/** The three lines that open the menu. The browser opens it; `layouts/menu` helps where it cannot. */
export function MenuToggle({ chrome }: { chrome: Chrome }) {
  return (
    <button
      type="button"
      className={styles.toggle}
      command="show-modal"
      commandfor={ID}
      aria-expanded="false"
      aria-label={chrome.strings.openMenu}
    >
      <span className={styles.bars} />
    </button>
  )
}

interface BarProps {
  readonly chrome: Chrome
  readonly field: string
  readonly toggle: ReactNode
}

/** The bar of phones. The menu carries the same one, so that it seems to stay while the menu opens. */
export function MenuBar({ chrome, field, toggle }: BarProps) {
  const { topBar } = chrome
  return (
    <div className={styles.bar}>
      {toggle}
      <Logo chrome={chrome} field={field} load="late" low className={styles.logo} />
      {topBar ? (
        <Button link={topBar.action} size="small" className={topBarStyles.action} />
      ) : (
        <span />
      )}
    </div>
  )
}

interface Props {
  readonly chrome: Chrome
  readonly field: string
  /** The media query from which the menu is not needed. */
  readonly until: string
}

/** The full-screen menu of phones: a modal dialog with the same bar above it. */
export function MenuDialog({ chrome, field, until }: Props) {
  const { menu, strings } = chrome
  // Not as a modal one: the author's cursor stays in the field.
  const isEdited = useSelectedPart()?.startsWith('/menu') ?? false
  return (
    <dialog
      id={ID}
      open={isEdited}
      className={styles.dialog}
      data-field={field}
      data-behavior="layouts/menu"
      data-until={until}
      aria-label={strings.menuTitle}
    >
      <div className={styles.dialogBar}>
        <MenuBar
          chrome={chrome}
          field={field}
          toggle={
            <button
              type="button"
              className={styles.toggle}
              command="close"
              commandfor={ID}
              aria-label={strings.closeMenu}
            >
              <span className={styles.cross} />
            </button>
          }
        />
      </div>
      <nav aria-label={strings.navigation}>
        <ul className={styles.words}>
          {menu.links.map(({ label, href, event, size }, index) => (
            <li key={index}>
              <Link href={href} event={event} className={styles.word}>
                <Stack as="span" lines={[{ text: label, size }]} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {menu.action ? (
          <Button link={menu.action} size="large" hand={menu.hand} className={styles.action} />
        ) : null}
        {menu.marketplaces ? <Marketplaces {...menu.marketplaces} /> : null}
        {menu.social ? (
          <SocialDiscs
            ids={menu.social}
            tone="light"
            label={strings.socialNavigation}
            className={styles.social}
          />
        ) : null}
      </div>
    </dialog>
  )
}

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: string
    commandfor?: string
    /** Keeps the parameter of the original interface, which a declaration must repeat. */
    'data-of'?: T extends HTMLElement ? string : never
  }
}
