import { addTexts } from '../../i18n/i18n.ts'
import { lazyWithPreload, SILENT_RETRY } from '../../ui/lazy/lazy-with-preload.tsx'

const NotificationBell = lazyWithPreload(async () => {
  const [{ NotificationBell: component }] = await Promise.all([
    import('../../features/notifications/notification-bell.tsx'),
    addTexts('notifications'),
  ])
  return component
}, SILENT_RETRY)

/** Reserves the bell's space, so that nothing moves when it loads after the page. */
export function BellSlot() {
  return (
    <span style={{ display: 'inline-block', width: 44, height: 44 }}>
      <NotificationBell />
    </span>
  )
}
