import type { ComponentProps } from 'react'

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
export function Button({
  icon,
  kind = 'plain',
  refused,
  onClick,
  children,
  className = '',
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[kind]} ${className}`}
      aria-disabled={refused === undefined ? undefined : true}
      title={refused}
      onClick={refused === undefined ? onClick : undefined}
      {...rest}
    >
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

/** A button with a drawing alone; `label` is its name, and its tooltip. */
export function IconButton({
  icon,
  label,
  refused,
  onClick,
  kind = 'quiet',
  className = '',
  ...rest
}: Omit<ButtonProps, 'icon' | 'children'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      className={`${styles.icon} ${styles[kind]} ${className}`}
      aria-label={label}
      aria-disabled={refused === undefined ? undefined : true}
      title={refused ?? label}
      onClick={refused === undefined ? onClick : undefined}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
