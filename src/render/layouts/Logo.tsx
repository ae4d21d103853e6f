import { Link } from '#kit/Link.tsx'
import { type Load, Picture } from '#kit/Picture.tsx'
import type { Chrome } from '#schema/types.ts'

interface Props {
  readonly chrome: Chrome
  /** The field it stands on, which decides the drawing. */
  readonly field: string
  readonly className?: string | undefined
  /** `late` where it does not show at first. */
  readonly load?: Load
}

/** The logo as the link home; on the home page itself it scrolls to the top. */
export function Logo({ chrome, field, className, load = 'early' }: Props) {
  const { label, fallback, onField } = chrome.logo
  return (
    <span className={className} data-behavior="layouts/logo">
      <Link href="/">
        <Picture image={{ src: onField[field] ?? fallback, alt: label }} load={load} />
      </Link>
    </span>
  )
}
