import { afterEach, expect, test, vi } from 'vitest'
import { keepSubscription } from './push-subscription.ts'

const state = vi.hoisted(() => ({
  devices: [{ device_id: 'device_1' }],
  removed: vi.fn(async () => ({ ok: true, data: {} })),
  stored: undefined as { deviceId: string; accountId: string; endpoint: string } | undefined,
}))
vi.mock('./stored-device.ts', () => ({
  storedDevice: () => state.stored,
  storeDevice: (device: typeof state.stored) => {
    state.stored = device
  },
}))
vi.mock('../api/client.ts', () => ({
  client: {
    pushDevices: {
      queryPushDevices: async () => ({ ok: true, data: { devices: state.devices } }),
      removePushDevice: state.removed,
    },
  },
}))
vi.mock('../i18n/i18n.ts', () => ({ currentWording: () => 'en_us' }))

const ENDPOINT = 'https://web.push.apple.com/abc'
const unsubscribed = vi.fn(async () => true)

/** A browser that subscribed for an account. */
function subscribed(accountId: string): void {
  state.stored = { deviceId: 'device_1', accountId, endpoint: ENDPOINT }
  const subscription = { endpoint: ENDPOINT, unsubscribe: unsubscribed }
  const pushManager = { getSubscription: async () => subscription }
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
  vi.stubGlobal('window', { PushManager: class {}, Notification: class {} })
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  state.devices = [{ device_id: 'device_1' }]
})

test('a subscription that the portal knows stays', async () => {
  subscribed('account_1')
  await keepSubscription('account_1')
  expect(unsubscribed).not.toHaveBeenCalled()
  expect(state.stored).toMatchObject({ deviceId: 'device_1' })
})

test('one that the portal forgot ends, as after a new password', async () => {
  subscribed('account_1')
  state.devices = []
  await keepSubscription('account_1')
  expect(unsubscribed).toHaveBeenCalledOnce()
  expect(state.stored).toBeUndefined()
})

test('that of another account ends, whose notifications would appear here', async () => {
  subscribed('account_2')
  await keepSubscription('account_1')
  expect(unsubscribed).toHaveBeenCalledOnce()
  expect(state.stored).toBeUndefined()
})
