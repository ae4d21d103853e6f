import type { ReactNode } from 'react'

import type { RichText as RichTextData } from '#schema/types.ts'

import { Link } from './Link.tsx'

interface Props {
  readonly text: RichTextData
  readonly className?: string | undefined
}

/** Paragraphs as elements; `**strong**` and `[words](href)` are the only marks. Never HTML. */
export function RichText({ text, className }: Props) {
  return text.map((paragraph) => (
    <p key={paragraph} className={className}>
      <RichLine text={paragraph} />
    </p>
  ))
}

/** A line with the same marks, without an element of its own. */
export function RichLine({ text }: { readonly text: string }): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part)
    if (link?.[1] && link[2]) {
      return (
        <Link key={index} href={link[2]} className="t-link">
          {link[1]}
        </Link>
      )
    }
    return part.startsWith('**') ? <strong key={index}>{part.slice(2, -2)}</strong> : part
  })
}
