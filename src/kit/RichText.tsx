import type { ReactNode } from 'react'

import { runsOf } from '#engine/text/rich-line.ts'
import type { RichText as RichTextData } from '#schema/types.ts'

import { Link } from './Link.tsx'

interface Props {
  readonly text: RichTextData
  readonly className?: string | undefined
}

/** Paragraphs as elements; `**strong**` and `[words](href)` are the only marks. Never HTML. */
export function RichText({ text, className }: Props) {
  return text.map((paragraph, index) => (
    <p key={index} className={className}>
      <RichLine text={paragraph} />
    </p>
  ))
}

/** A line with the same marks, without an element of its own. */
export function RichLine({ text }: { readonly text: string }): ReactNode[] {
  return runsOf(text).map(({ text: words, strong, href }, index) => {
    if (href !== '')
      return (
        <Link key={index} href={href} className="t-link">
          {words}
        </Link>
      )
    return strong ? <strong key={index}>{words}</strong> : words
  })
}
