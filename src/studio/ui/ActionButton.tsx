import { type ComponentProps, useCallback } from 'react'

import { offered } from '#studio/actions/action.ts'
import { actionOf } from '#studio/actions/actions.ts'
import { perform } from '#studio/actions/press.ts'
import { useSettled } from '#studio/state/settled.ts'
import { useStudioStore } from '#studio/state/store.ts'
import type { StudioState } from '#studio/state/studio-state.ts'

import { Button, IconButton } from './Button.tsx'

interface ActionButtonProps extends Omit<ComponentProps<typeof Button>, 'refused' | 'onClick'> {
  /** Of the action. */
  readonly id: string
  /** Whether it is for the whole blocks of which something is selected. */
  readonly whole?: boolean
}

/**
 * A button for what keys and menus do as well: its words, and why it cannot be done now, are those of
 * the action. Without children it is a drawing, or the action's own words.
 */
export function ActionButton({ id, whole, icon, children, ...rest }: ActionButtonProps) {
  const store = useStudioStore()
  const action = actionOf(id)
  // What is allowed may be asked of all the page's blocks, so the key that is pressed goes first.
  const { label, refused } = useSettled(
    useCallback((state: StudioState) => offered(action, state, whole), [action, whole]),
  )
  const does = { ...rest, refused, onClick: () => perform(store, action, whole) }
  return icon && children === undefined ? (
    <IconButton {...does} icon={icon} label={label} />
  ) : (
    <Button {...does} {...(icon ? { icon } : {})}>
      {children ?? label}
    </Button>
  )
}
