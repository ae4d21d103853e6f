import type { ComponentProps } from 'react'

import { Guard } from '#studio/ui/Guard.tsx'
import { later } from '#studio/ui/later.tsx'

const JsonPanel = later(async () => (await import('#studio/json/JsonPanel.tsx')).JsonPanel)

/** The JSON of a block or a document; its editor is loaded when it is first opened. */
export function JsonTab(props: ComponentProps<typeof JsonPanel>) {
  return (
    <Guard name="The JSON">
      <JsonPanel {...props} />
    </Guard>
  )
}
