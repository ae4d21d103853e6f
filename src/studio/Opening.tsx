import { useEffect, useState } from 'react'
import { preload } from 'react-dom'
import { BrowserRouter, useLocation } from 'react-router-dom'

import type { StudioSite } from './api.ts'
import type { takeUpDrafts } from './save/take-up-drafts.ts'
import { firstSite } from './server/first-site.ts'
import { openTabs } from './server/open-tabs.ts'
import { ask } from './server/request.ts'
import { firstPage } from './state/pages.ts'
import { StudioStore, studioStore } from './state/store.ts'
import { Studio } from './Studio.tsx'
import { isStill } from './theme/stillness.ts'
import { Button } from './ui/Button.tsx'
import { Guard } from './ui/Guard.tsx'

import styles from './studio.module.css'

/** How long a site that could not be read is left alone before it is asked for again, in milliseconds. */
const AGAIN_MS = 1000

/** How long an answer is waited for before that is said, in milliseconds. */
const LATE_MS = 8000

const LATE =
  'Its server hasn’t answered yet. If nothing happens where it runs, stop it, and start it again with `npm start`.'

/** What the page asked for as it began to load. */
const first = opening(firstSite)

/** What has come while the scripts did: the editor then opens without saying first that it does. */
let come: OpenedProps | undefined
first.then(
  (props) => (come = props),
  () => {},
)

/** Opens the editor on the site, once the server has answered; one that cannot is asked again. */
export function Opening() {
  const [opened, setOpened] = useState(come)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let due: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const open = async (asked: Promise<OpenedProps>): Promise<void> => {
      try {
        setOpened(await asked)
      } catch (error) {
        if (stopped) return
        setProblem((error as Error).message)
        due = setTimeout(() => void open(opening(ask('GET', 'site'))), AGAIN_MS)
      }
    }
    void open(first)
    const late = setTimeout(() => setProblem((known) => known ?? LATE), LATE_MS)
    return () => {
      stopped = true
      clearTimeout(due)
      clearTimeout(late)
    }
  }, [])
  if (opened)
    return (
      <BrowserRouter basename="/studio">
        <Opened {...opened} />
      </BrowserRouter>
    )
  if (problem !== undefined)
    return (
      <main className={styles.opening}>
        <h1>The Studio couldn’t open</h1>
        <p role="alert">{problem}</p>
        <p>It opens by itself once that is done.</p>
        <Button onClick={() => location.reload()}>Try again</Button>
      </main>
    )
  return <p className={styles.opening}>Opening…</p>
}

interface OpenedProps {
  readonly site: StudioSite
  /** What takes up its drafts, if it has any. */
  readonly takeUp?: typeof takeUpDrafts
}

/** The site, with the drafts that nobody works on: those of tabs that are open are theirs. */
async function opening(asked: Promise<StudioSite>): Promise<OpenedProps> {
  const site = await asked
  // So that the page is not drawn twice, first without them.
  for (const [, url = ''] of site.fonts.css.matchAll(/url\("?([^)"]+)"?\)/g))
    preload(url, { as: 'font', crossOrigin: 'anonymous' })
  if (site.drafts.length === 0) return { site }
  const open = await openTabs()
  const { takeUpDrafts: takeUp } = await import('./save/take-up-drafts.ts')
  return { site: { ...site, drafts: site.drafts.filter((draft) => !open.has(draft.tab)) }, takeUp }
}

function Opened({ site, takeUp }: OpenedProps) {
  const { pathname } = useLocation()
  const [store] = useState(() => {
    const made = studioStore(site, firstPage(site, pathname))
    made.getState().look({ still: isStill() })
    return made
  })
  return (
    <StudioStore value={store}>
      <Guard name="The Studio">
        <Studio takeUp={takeUp} />
      </Guard>
    </StudioStore>
  )
}
