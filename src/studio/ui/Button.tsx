import { type ComponentProps, use } from 'react'

import { StudioStore } from '#studio/state/store.ts'

import { Icon, type IconName } from './Icon.tsx'

import styles from './button.module.css'

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  readonly icon?: IconName
  /** The look: one main action a panel; `quiet` has no border. */
  readonly kind?: 'main' | 'plain' | 'quiet' | 'danger'
  /** Why it cannot be used now. It stays focusable, so that everyone can find out. */
  readonly refused?: string | undefined
}

/** A button with words. Refused, it is dimmed, does nothing and says why. */
export function Button({ icon, kind = 'plain', children, className = '', ...rest }: ButtonProps) {
  return (
    <Pressed className={`${styles.button} ${styles[kind]} ${className}`} {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Pressed>
  )
}

/** A button with a drawing alone; `label` is its name, and its tooltip. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  className = '',
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { icon: IconName; label: string }) {
  return (
    <Pressed
      className={`${styles.icon} ${styles[kind]} ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon name={icon} />
    </Pressed>
  )
}

/** Refused, it says why, also to whoever has no mouse to hold over it. */
function Pressed({ refused, title, onClick, ...rest }: Omit<ButtonProps, 'icon' | 'kind'>) {
  const store = use(StudioStore)
  const why = refused === undefined ? undefined : () => store?.getState().say(refused, 'refused')
  return (
    <button
      type="button"
      aria-disabled={refused === undefined ? undefined : true}
      title={refused ?? title}
      onClick={why ?? onClick}
      {...rest}
    />
  )
}
