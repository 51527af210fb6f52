import { Outlet, useRouterState } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCan, useSession } from '../../session/session-context.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { useToasterAhead } from '../../ui/feedback/toaster-slot.tsx'
import { LazyMount } from '../../ui/lazy/lazy-mount.tsx'
import { lazyWithPreload, SILENT_RETRY } from '../../ui/lazy/lazy-with-preload.tsx'
import { useNavigateTo } from '../../ui/navigation/use-navigate-to.ts'
import { ArrivalNotice } from '../auth-frame/arrival-notice.tsx'
import { useLogout } from '../logout-context.tsx'
import { NewVersionBar } from '../new-version-bar.tsx'
import { NoticeStrip } from '../notice-strip.tsx'
import { OfflineBar } from '../offline-bar.tsx'
import { useCommandKey } from '../shortcuts/use-command-key.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { CONTENT_ID, SkipLink } from '../skip-link.tsx'
import { listKeys } from './list-keys.ts'
import { MenuBar } from './menu-bar.tsx'
import { menuItemsOf } from './menu-items.ts'

const FinderDialog = lazyDialog(
  async () => (await import('../finder/finder-dialog.tsx')).FinderDialog,
)
const WaitingApplications = lazyWithPreload(
  async () => (await import('./waiting-applications.tsx')).WaitingApplications,
  SILENT_RETRY,
)
const UndeliveredCount = lazyWithPreload(
  async () => (await import('./undelivered-count.tsx')).UndeliveredCount,
  SILENT_RETRY,
)
const PaymentsCount = lazyWithPreload(
  async () => (await import('./payments-count.tsx')).PaymentsCount,
  SILENT_RETRY,
)
const ShortcutsDialog = lazyDialog(
  async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
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
      <LazyMount wanted={can('queryDeskPayments')}>
        <WaitingApplications />
        <UndeliveredCount />
        <PaymentsCount />
      </LazyMount>
      <LazyMount wanted={finderOpen}>
        <FinderDialog open={finderOpen} onClose={() => setFinderOpen(false)} />
      </LazyMount>
      <LazyMount wanted={listOpen}>
        <ShortcutsDialog open={listOpen} onClose={() => setListOpen(false)} />
      </LazyMount>
    </>
  )
}

/** Adds the shortcuts: G and a letter for each page, N for a new test, ? for the list of keys, and the keys of lists. */
function useMenuKeys(showList: () => void): void {
  const session = useSession()
  const go = useNavigateTo()
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
