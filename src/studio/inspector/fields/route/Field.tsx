import { isRoute } from '#engine/site/is-route.ts'
import { documentKind } from '#engine/site/model.ts'
import type { FieldProps } from '#studio/inspector/fields/field.ts'
import { Field as Text } from '#studio/inspector/fields/text/Field.tsx'
import { useStudio, useStudioStore } from '#studio/state/store.ts'
import { Button } from '#studio/ui/Button.tsx'

import controls from '#studio/inspector/fields/control.module.css'

/**
 * An address. That of a page itself is changed by its window, which takes the links to it along and
 * leads visitors on; typed over, it would leave both behind. One that is no address is mended here.
 */
export function Field(props: FieldProps) {
  const { at, value, control } = props
  const store = useStudioStore()
  const page = useStudio((state) => state.page)
  const isOwn = at === '/route' && documentKind(page) === 'Page'
  if (!isOwn || !isRoute(value)) return <Text {...props} />
  return (
    <div className={controls.line}>
      <input {...control} className={controls.control} readOnly value={value} />
      <Button
        aria-label="Change the address"
        onClick={() => store.getState().look({ pageTask: { kind: 'move', id: page } })}
      >
        Change
      </Button>
    </div>
  )
}
