import { Link } from '#kit/Link.tsx'
import { type Load, Picture } from '#kit/Picture.tsx'
import { useSite } from '#kit/site-context.ts'
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
  /** Whether it stands in a bar, which is to stay as low as it is. */
  readonly low?: boolean
}

/** From so many times as wide as high, a logo is low enough at the width that its place gives it. */
const WIDE = 4

/** How high any other may be in a bar, in pixels. */
const LOW = 44

/** The logo as the link home; on the home page itself it scrolls to the top. */
export function Logo(props: Props) {
  const { chrome, field, phoneField = field, className, load = 'early', low = false } = props
  const site = useSite()
  const { label, fallback, onField } = chrome.logo
  const drawing = (on: string): Image => ({ src: onField[on] ?? fallback, alt: label })
  const image = drawing(field)
  const phone = drawing(phoneField)
  const shape = Math.min(
    ...[image, phone].map(({ src }) => site.media(src)).map(({ width, height }) => width / height),
  )
  // Of its own style, so that pages with a wide logo carry nothing of it.
  const style =
    low && shape < WIDE ? { maxWidth: `min(100%, ${Math.round(shape * LOW)}px)` } : undefined
  return (
    <span className={className} style={style} data-behavior="layouts/logo">
      <Link href="/">
        <Picture image={image} phone={phone.src === image.src ? undefined : phone} load={load} />
      </Link>
    </span>
  )
}
