import { type ComponentProps, Suspense, lazy } from 'react'

const JsonPanel = lazy(async () => {
  const { JsonPanel } = await import('#studio/json/JsonPanel.tsx')
  return { default: JsonPanel }
})

/** The JSON of a block or a document; its editor is loaded when it is first opened. */
export function JsonTab(props: ComponentProps<typeof JsonPanel>) {
  return (
    <Suspense>
      <JsonPanel {...props} />
    </Suspense>
  )
}
