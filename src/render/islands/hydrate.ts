import { type ComponentType, createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Wakes the HTML that the server made of this component; what comes back puts it to sleep again.
 * A component that throws is reported in the console and by the event `island-threw`, and the HTML it
 * began with comes back. Where the HTML is another than the server made, as where a translator or a
 * password manager wrote into it, React draws it anew; what was typed before is put back then.
 */
export function hydrate(
  element: Element,
  Component: ComponentType<object>,
  props: object,
  identifierPrefix: string,
): () => void {
  const still = [...element.childNodes].map((node) => node.cloneNode(true))
  const typed = [...element.querySelectorAll('input')].map(
    (field) => [field.name, field.value, field === document.activeElement] as const,
  )
  const root = hydrateRoot(element, createElement(Component, props), {
    identifierPrefix,
    onRecoverableError(error) {
      console.warn(error)
      for (const [name, value, hadFocus] of typed) {
        const field = element.querySelector<HTMLInputElement>(`input[name="${name}"]`)
        if (!field || field.value) continue
        field.value = value
        if (hadFocus) field.focus({ preventScroll: true })
      }
    },
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
