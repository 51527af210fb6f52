import { lazyWithPreload, SILENT_RETRY } from '../../ui/lazy/lazy-with-preload.tsx'

const NotificationBell = lazyWithPreload(
  async () => (await import('../../features/notifications/notification-bell.tsx')).NotificationBell,
  SILENT_RETRY,
)

/** Reserves the bell's space, so that nothing moves when it loads after the page. */
export function BellSlot() {
  return (
    <span style={{ display: 'inline-block', width: 44, height: 44 }}>
      <NotificationBell />
    </span>
  )
}
