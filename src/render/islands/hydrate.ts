import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Wakes the HTML that the server made of this component; what comes back puts it to sleep again.
 * A component that throws is reported in the console and by the event `island-threw`, and the HTML it
 * began with comes back.
 */
export function hydrate(
  element: Element,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): () => void {
  const still = [...element.childNodes].map((node) => node.cloneNode(true))
  const root = hydrateRoot(element, createElement(Component, props), {
    identifierPrefix,
    onUncaughtError(error) {
      console.error(error)
      // React empties the element after this call.
      queueMicrotask(() => {
        element.replaceChildren(...still)
        element.dispatchEvent(new Event('island-threw', { bubbles: true }))
      })
    },
  })
  return () => root.unmount()
}
