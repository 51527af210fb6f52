import { Outlet, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCan, useSession } from '../session/session-context.tsx'
import { LATER, lazyAhead } from '../ui/lazy-ahead.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { OnDemand } from '../ui/on-demand.tsx'
import { useToasterAhead } from '../ui/toaster-slot.tsx'
import { useGo } from '../ui/use-go.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { listKeys } from './list-keys.ts'
import { useLogout } from './logout-context.tsx'
import { MenuBar } from './menu-bar.tsx'
import { menuItemsOf } from './menu-items.ts'
import { NewVersionBar } from './new-version-bar.tsx'
import { NoticeStrip } from './notice-strip.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { CONTENT_ID, SkipLink } from './skip-link.tsx'
import { useCommandKey } from './use-command-key.ts'
import { useShortcuts } from './use-shortcuts.ts'

const FinderDialog = lazyDialog(
  async () => (await import('./finder/finder-dialog.tsx')).FinderDialog,
)
const WaitingApplications = lazyAhead(
  async () => (await import('./waiting-applications.tsx')).WaitingApplications,
  LATER,
)
const UndeliveredCount = lazyAhead(
  async () => (await import('./undelivered-count.tsx')).UndeliveredCount,
  LATER,
)
const PaymentsCount = lazyAhead(
  async () => (await import('./payments-count.tsx')).PaymentsCount,
  LATER,
)
const ShortcutsDialog = lazyDialog(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
)

/** Renders the bar at the top and the page below it. */
export function MenuFrame() {
  const [listOpen, setListOpen] = useState(false)
  const [finderOpen, setFinderOpen] = useState(false)
  const askLogout = useLogout()
  const content = useContentFocus()
  const showList = useCallback(() => setListOpen(true), [])
  const showFinder = useCallback(() => setFinderOpen(true), [])
  const can = useCan()
  useMenuKeys(showList)
  useCommandKey('k', showFinder)
  useToasterAhead()
  return (
    <>
      <SkipLink />
      <MenuBar onShortcuts={showList} onLogout={askLogout} />
      <OfflineBar />
      <NewVersionBar />
      <main id={CONTENT_ID} ref={content} tabIndex={-1} style={{ outline: 'none' }}>
        <NoticeStrip>
          <ArrivalNotice />
        </NoticeStrip>
        <Outlet />
      </main>
      <OnDemand wanted={can('queryDeskPayments')}>
        <WaitingApplications />
        <UndeliveredCount />
        <PaymentsCount />
      </OnDemand>
      <OnDemand wanted={finderOpen}>
        <FinderDialog open={finderOpen} onClose={() => setFinderOpen(false)} />
      </OnDemand>
      <OnDemand wanted={listOpen}>
        <ShortcutsDialog open={listOpen} onClose={() => setListOpen(false)} />
      </OnDemand>
    </>
  )
}

/** Adds the shortcuts: G and a letter for each page, N for a new test, ? for the list of keys, and the keys of lists. */
function useMenuKeys(showList: () => void): void {
  const session = useSession()
  const go = useGo()
  const keys = useMemo(() => {
    const items = menuItemsOf(session)
    const newTest = items.find(({ id }) => id === 'newTest')
    return {
      ...listKeys,
      '?': showList,
      ...(newTest && { n: () => go(newTest.href) }),
      ...Object.fromEntries(items.map(({ key, href }) => [`g ${key}`, () => go(href)])),
    }
  }, [session, go, showList])
  useShortcuts(keys)
}

/** Focuses the content after navigation, for keyboard and screen reader. */
function useContentFocus() {
  const content = useRef<HTMLElement>(null)
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current !== undefined && before.current !== pathname) {
      content.current?.focus({ preventScroll: true })
    }
    before.current = pathname
  }, [pathname])
  return content
}
