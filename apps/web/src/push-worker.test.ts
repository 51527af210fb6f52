import { beforeAll, beforeEach, expect, test, vi } from 'vitest'

const ORIGIN = 'https://portal.test'
const scope = Object.assign(new EventTarget(), {
  location: new URL(ORIGIN),
  registration: { showNotification: vi.fn(async () => undefined) },
  clients: { matchAll: vi.fn(async () => [] as { url: string }[]), openWindow: vi.fn() },
  skipWaiting: vi.fn(),
})

beforeAll(async () => {
  vi.stubGlobal('self', scope)
  await import('./push-worker.ts')
  return () => vi.unstubAllGlobals()
})
beforeEach(() => vi.clearAllMocks())

/** Sends an event to the worker, and waits for what it asks the browser to wait for. */
async function happen(name: string, about: object): Promise<void> {
  const waits: unknown[] = []
  const waitUntil = (work: unknown) => waits.push(work)
  scope.dispatchEvent(Object.assign(new Event(name), { waitUntil }, about))
  await Promise.all(waits)
}

test('what the portal sends is shown, one notification for each tag', async () => {
  const message = { title: 'Systole', body: 'The report on Mochi is ready', tag: 'systole-7' }
  await happen('push', { data: { json: () => ({ ...message, href: '/report' }) } })
  expect(scope.registration.showNotification).toHaveBeenCalledExactlyOnceWith('Systole', {
    ...{ body: message.body, tag: 'systole-7', data: '/report', icon: '/icon.svg' },
  })
})

test('a push without words shows nothing', async () => {
  await happen('push', { data: null })
  expect(scope.registration.showNotification).not.toHaveBeenCalled()
})

const press = async (data: string) => {
  const close = vi.fn()
  await happen('notificationclick', { notification: { data, close } })
  expect(close).toHaveBeenCalledOnce()
}

test('a pressed notification opens its page, or shows the window that has it', async () => {
  await press('/econsult-report?caseId=case_1')
  expect(scope.clients.openWindow).toHaveBeenCalledExactlyOnceWith(
    `${ORIGIN}/econsult-report?caseId=case_1`,
  )
  const focus = vi.fn()
  scope.clients.matchAll.mockResolvedValueOnce([
    Object.assign({ url: `${ORIGIN}/econsult-report?caseId=case_1` }, { focus }),
  ])
  await press('/econsult-report?caseId=case_1')
  expect(focus).toHaveBeenCalledOnce()
  expect(scope.clients.openWindow).toHaveBeenCalledOnce()
})

test('an address elsewhere is not opened', async () => {
  await press('https://elsewhere.test/')
  expect(scope.clients.openWindow).not.toHaveBeenCalled()
})
