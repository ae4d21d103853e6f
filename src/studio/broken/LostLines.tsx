import { useEffect, useRef } from 'react'

import { lostLines } from './lost-lines.ts'

import styles from './broken.module.css'

/** Most lines that are shown; the whole text is kept. */
const MOST = 40

interface Props {
  readonly from: string
  readonly to: string
  /** Of what is in the Studio, not of the broken file. */
  readonly ofHere?: boolean
}

/** What of a text would not be there any more, before it is gone. */
export function LostLines({ from, to, ofHere = false }: Props) {
  const lost = lostLines(from, to)
  const place = useRef<HTMLElement>(null)
  // In a low window it would be below what is in sight, and nobody would look.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const what = ofHere ? 'what is here' : 'the broken file'
  if (lost.length === 0) return <p>{`You won’t lose anything from ${what}.`}</p>
  const title = `What you’d lose from ${what}`
  return (
    <section ref={place} className={styles.lost} aria-label={title}>
      <h3>{title}</h3>
      {/* It scrolls, so keys have to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{lost.slice(0, MOST).join('\n')}</pre>
      {lost.length > MOST ? <p>{`And ${lost.length - MOST} more lines.`}</p> : null}
    </section>
  )
}
