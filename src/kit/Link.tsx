import type { ReactNode } from 'react'

import { useSite } from '#kit/site-context.ts'

interface Props {
  /** As written in the data: `/about-us`, `link:order`, `sms:…`. */
  readonly href: string
  readonly event?: string | undefined
  readonly newTab?: boolean | undefined
  readonly className?: string | undefined
  /** A name for screen readers where the content alone does not say where it leads. */
  readonly label?: string | undefined
  readonly current?: boolean
  readonly children: ReactNode
}

/** A link to anywhere the data can name. */
export function Link({ href, event, newTab, className, label, current, children }: Props) {
  const site = useSite()
  return (
    <a
      href={site.resolve(href)}
      className={className}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      data-event={event}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
    </a>
  )
}
