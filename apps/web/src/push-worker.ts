/**
 * The service worker of notifications, which runs while the portal is closed. It shows what the portal sends and opens the address that
 * belongs to it; it takes no part in loading pages. Built alone, into `/push-worker.js`.
 */
export type PushMessage = { title: string; body: string; tag: string; href: string }
type Extended = Event & { waitUntil: (work: Promise<unknown>) => void }
type PushEvent = Extended & { data: { json: () => PushMessage } | null }
type NotificationEvent = Extended & { notification: Notification }
type WindowClient = { url: string; focus: () => Promise<unknown> }
type Scope = EventTarget & {
  location: Location
  registration: ServiceWorkerRegistration
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<WindowClient[]>
    openWindow: (address: string) => Promise<unknown>
  }
  skipWaiting: () => Promise<void>
}

const scope = self as unknown as Scope // the types of service workers exclude those of pages

scope.addEventListener('install', () => void scope.skipWaiting())

scope.addEventListener('push', (event) => {
  const { data, waitUntil } = withWait<PushEvent>(event)
  const message = data?.json()
  if (!message) return
  const { title, body, tag, href } = message
  waitUntil(
    scope.registration.showNotification(title, { body, tag, data: href, icon: '/icon.svg' }),
  )
})

scope.addEventListener('notificationclick', (event) => {
  const { notification, waitUntil } = withWait<NotificationEvent>(event)
  notification.close()
  const address = new URL(String(notification.data), scope.location.origin)
  if (address.origin !== scope.location.origin) return
  waitUntil(open(address.href))
})

/** Shows the page where it is open already, or opens it. */
async function open(address: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  await (there ? there.focus() : scope.clients.openWindow(address))
}

function withWait<E extends Extended>(event: Event): E {
  const extended = event as E // the type is that of the listener's name
  extended.waitUntil = extended.waitUntil.bind(event)
  return extended
}
