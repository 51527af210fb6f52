import { lazy, Suspense } from 'react'
import { addTexts } from '../i18n/i18n.ts'

const NotificationBell = lazy(async () => {
  const [{ NotificationBell: component }] = await Promise.all([
    import('../features/notifications/notification-bell.tsx'),
    addTexts('news'),
  ])
  return { default: component }
})

/** The bell comes after the page; its place is kept, so that nothing shifts. */
export function BellSlot() {
  return (
    <span style={{ display: 'inline-block', width: 44, height: 44 }}>
      <Suspense>
        <NotificationBell />
      </Suspense>
    </span>
  )
}
