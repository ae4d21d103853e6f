import { Link } from '#kit/Link.tsx'
import { type Load, Picture } from '#kit/Picture.tsx'
import type { Chrome, Image } from '#schema/types.ts'

interface Props {
  readonly chrome: Chrome
  /** The field it stands on, which decides the drawing. */
  readonly field: string
  /** The same below 768 px, if it is another. */
  readonly phoneField?: string
  readonly className?: string | undefined
  /** `late` where it does not show at first. */
  readonly load?: Load
}

/** The logo as the link home; on the home page itself it scrolls to the top. */
export function Logo({ chrome, field, phoneField = field, className, load = 'early' }: Props) {
  const { label, fallback, onField } = chrome.logo
  const drawing = (on: string): Image => ({ src: onField[on] ?? fallback, alt: label })
  const image = drawing(field)
  const phone = drawing(phoneField)
  return (
    <span className={className} data-behavior="layouts/logo">
      <Link href="/">
        <Picture image={image} phone={phone.src === image.src ? undefined : phone} load={load} />
      </Link>
    </span>
  )
}
