import { type ComponentProps } from 'react'

import { Button } from './Button.tsx'
import { useSite } from './site-context.ts'

/**
 * The link of a page that sends its visitors on at once. It is an ordinary button, for whoever the
 * browser does not send; its marker `data-redirect` makes the document around it do the sending
 * (`src/render/redirect.ts`). Where a block is drawn without a document around it, as in an editor,
 * nobody is sent anywhere.
 *
 * @throws {Error} for an address that no page can be sent to: an anchor, an email, a phone number.
 */
export function Redirect(props: ComponentProps<typeof Button>) {
  const href = useSite().resolve(props.link.href)
  if (!/^(https:\/)?\//.test(href))
    throw new Error(
      `A page cannot send its visitors to "${href}". Name a page or a https:// address.`,
    )
  return (
    <span data-redirect={href}>
      <Button {...props} />
    </span>
  )
}
