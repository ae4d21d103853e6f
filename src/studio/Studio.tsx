import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { documentName } from '#engine/site/document-name.ts'
import { startKeys } from '#studio/actions/press.ts'
import type { DocumentId } from '#studio/api.ts'

import { Canvas } from './canvas/Canvas.tsx'
import { startChecking } from './check/start-checking.ts'
import { startClipboard } from './commands/clipboard.ts'
import { pastePlain } from './inspector/form/plain-paste.ts'
import { Inspector } from './inspector/Inspector.tsx'
import { browserStorage, keepUnread } from './json/keep-unread.ts'
import { LastGood } from './json/LastGood.tsx'
import { startSaving } from './save/start-saving.ts'
import type { takeUpDrafts } from './save/take-up-drafts.ts'
import { openTabs } from './server/open-tabs.ts'
import { openSite } from './server/request.ts'
import { Side } from './side/Side.tsx'
import { SiteWindows } from './SiteWindows.tsx'
import { unreadableIn } from './state/documents.ts'
import { addressOf, documentAt } from './state/pages.ts'
import { useStudio, useStudioStore } from './state/store.ts'
import type { ScreenName } from './state/view.ts'
import { StatusPill } from './status/StatusPill.tsx'
import { TopBar } from './top-bar/TopBar.tsx'
import { focusClicked } from './ui/focus-clicked.ts'
import { focusPage } from './ui/focus-page.ts'
import { Guard } from './ui/Guard.tsx'
import { keepFocus } from './ui/keep-focus.ts'
import { later } from './ui/later.tsx'
import { onceShown } from './ui/once-shown.ts'
import { refuseFiles } from './ui/refuse-files.ts'
import { Said } from './ui/Said.tsx'
import { sayFaults } from './ui/say-faults.ts'

import styles from './studio.module.css'

const PagesScreen = later(async () => (await import('./pages/PagesScreen.tsx')).PagesScreen)

/** Its address in the Studio; no page has one like it. */
const PAGES = '/-/pages'

interface StudioProps {
  readonly takeUp: typeof takeUpDrafts | undefined
}

/** The editor: outline, canvas and inspector of the page that the address names. */
export function Studio({ takeUp }: StudioProps) {
  const store = useStudioStore()
  const known = useFollowedAddress()
  const screen = useStudio(({ view }) => view.screen)
  const pane = useStudio(({ view }) => view.pane)
  const page = useStudio((state) => state.page)
  const isRead = useStudio(({ values }) => known && values[page] !== undefined)
  useEffect(() => {
    const { journal, stop } = startSaving(store, takeUp)
    // The page comes first: to hand a thousand of them over takes as long as to draw one.
    let stopChecking = onceShown(() => {
      stopChecking = startChecking(store, journal.told)
    })
    return () => {
      stopChecking()
      stop()
    }
  }, [store, takeUp])
  useEffect(() => startKeys(store), [store])
  useEffect(() => sayFaults(store), [store])
  useEffect(() => refuseFiles(document), [])
  useEffect(() => pastePlain(document), [])
  useEffect(() => focusClicked(document), [])
  useEffect(() => keepFocus(document), [])
  useEffect(() => keepUnread(store, browserStorage(), openTabs(), openSite()), [store])
  useEffect(() => startClipboard(store, document), [store])
  useFocusAtPage(screen, page, isRead)
  return (
    <Guard name="The Studio">
      <div className={styles.studio} data-pane={pane}>
        <TopBar />
        {screen === 'pages' ? (
          <Guard name="The list of pages">
            <PagesScreen />
          </Guard>
        ) : (
          <>
            <Side />
            <main className={styles.canvas} aria-label="Page">
              {isRead ? (
                <Guard name="The page">
                  <Canvas />
                </Guard>
              ) : (
                <p className={styles.opening}>
                  {known
                    ? `${documentName(page)} can’t be read, so it isn’t shown. Fix its text in the settings.`
                    : null}
                </p>
              )}
              <LastGood />
              <StatusPill />
            </main>
            <Inspector />
          </>
        )}
        <Said />
        <SiteWindows />
      </div>
    </Guard>
  )
}

/** Gives the page that is opened the focus, where what had it is gone with the one before. */
function useFocusAtPage(screen: ScreenName, page: DocumentId, isRead: boolean): void {
  const store = useStudioStore()
  const before = useRef(screen)
  useEffect(() => {
    // Its address comes a moment after it.
    if (screen === 'page' && !isRead) return
    // Who has just opened the editor begins at its top.
    const isLater = before.current === 'pages' || store.getState().view.drawn
    before.current = screen
    if (isLater) focusPage()
  }, [store, screen, page, isRead])
}

/**
 * Keeps the address and the open document alike, whichever changes; an address of nothing leads to
 * the list of pages. Answers whether there is a document.
 */
function useFollowedAddress(): boolean {
  const store = useStudioStore()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const page = useStudio((state) => state.page)
  const asked = documentAt(pathname)
  const known = useStudio(
    ({ values, disk, stored }) =>
      Object.hasOwn(values, asked) || unreadableIn(values, disk, stored).includes(asked),
  )
  const followed = useRef('')
  useEffect(() => {
    const open = store.getState().page
    // What was at this address is gone, which was said with what took it away.
    const isGone = followed.current === pathname
    // The step that took it opened another page, whose address is on its way.
    const isLeft = isGone && open !== asked
    followed.current = pathname
    if (pathname === '/') void navigate(addressOf(open), { replace: true })
    else if (known) store.getState().open(asked)
    else if (pathname !== PAGES && !isLeft) {
      if (!isGone)
        store.getState().say(`There’s no ${pathname}. Choose one of the pages.`, 'refused')
      void navigate(PAGES, { replace: true })
    }
    store.getState().look({ screen: pathname === PAGES ? 'pages' : 'page' })
  }, [store, navigate, pathname, asked, known])
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (state.page !== before.page && state.view.screen === 'page')
          void navigate(addressOf(state.page))
        if (state.view.screen === 'pages' && before.view.screen !== 'pages') void navigate(PAGES)
        const left = state.view.screen === 'page' && before.view.screen === 'pages'
        if (left && location.pathname.endsWith(PAGES)) void navigate(addressOf(state.page))
      }),
    [store, navigate],
  )
  return known || pathname === '/' || page === asked
}
