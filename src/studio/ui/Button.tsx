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

/** What a refused button does: it says why, also to whoever has no mouse to hold over it. */
function useAnswer(refused: string | undefined): (() => void) | undefined {
  const store = use(StudioStore)
  return refused === undefined ? undefined : () => store?.getState().say(refused, 'refused')
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
  const answer = useAnswer(refused)
  return (
    <button
      type="button"
      className={`${styles.button} ${styles[kind]} ${className}`}
      aria-disabled={refused === undefined ? undefined : true}
      title={refused}
      onClick={answer ?? onClick}
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
  const answer = useAnswer(refused)
  return (
    <button
      type="button"
      className={`${styles.icon} ${styles[kind]} ${className}`}
      aria-label={label}
      aria-disabled={refused === undefined ? undefined : true}
      title={refused ?? label}
      onClick={answer ?? onClick}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
