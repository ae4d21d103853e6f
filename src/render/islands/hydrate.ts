import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Wakes the HTML that the server made of this component; what comes back puts it to sleep again. */
export function hydrate(
  element: Element,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): () => void {
  const root = hydrateRoot(element, createElement(Component, props), { identifierPrefix })
  return () => root.unmount()
}
