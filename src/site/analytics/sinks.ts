import type { Sink } from './clicks.ts'

type LayerWindow = { dataLayer?: unknown[] }

/**
 * Where clicks are counted: `dataLayer` puts `{ event: 'click', label }` on `window.dataLayer`;
 * `beacon` posts the fields `label` and `page` to `endpoint`. Anything else counts nothing, and so
 * does a browser whose user objects to being tracked (https://globalprivacycontrol.github.io/gpc-spec/).
 */
export function sinkOf(name?: string, endpoint?: string): Sink {
  return (label) => {
    if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
    if (name === 'dataLayer')
      ((window as LayerWindow).dataLayer ??= []).push({ event: 'click', label })
    if (name === 'beacon' && endpoint) {
      navigator.sendBeacon(endpoint, new URLSearchParams({ label, page: location.pathname }))
    }
  }
}
