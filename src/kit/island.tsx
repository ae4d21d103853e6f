/**
 * A part of a page that also runs in the visitor's browser.
 *
 * The block says which component and when; the host says how. On the server the host writes a
 * marker around the component's HTML, which the loader starts when it is due. In the editor, and
 * wherever there is no host, the component simply renders live.
 */
import { type ComponentType, type ReactNode, createContext, use } from 'react'

export interface IslandOptions {
  /** When it starts: in view, when the browser is idle, or on the first touch of it. */
  readonly when: 'visible' | 'idle' | 'interaction'
  /** Starts only where this media query matches. */
  readonly media?: string
  /**
   * A behavior, by its key, that runs in the browser instead of the component, which is then only
   * drawn: fetched when it is due, and no React. It gets the marker and reads its `data-props`.
   */
  readonly behavior?: string
}

/** How a page hosts its islands: gets the component, its props (plain JSON) and when to start. */
export type Host = (
  component: ComponentType<never>,
  props: object,
  options: IslandOptions,
) => ReactNode

export const IslandHost = createContext<Host | null>(null)

/** The component as a block renders it. Props must be plain JSON: they travel in the HTML. */
export function island<P extends object>(
  Component: ComponentType<P>,
  options: IslandOptions,
): ComponentType<P> {
  return function Island(props: P) {
    const host = use(IslandHost)
    return host ? host(Component as ComponentType<never>, props, options) : <Component {...props} />
  }
}
