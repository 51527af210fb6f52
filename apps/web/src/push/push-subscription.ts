import { client } from '../api/client.ts'
import { orThrow } from '../api/query.ts'
import { queryClient } from '../api/query-client.ts'
import { currentWording } from '../i18n/i18n.ts'
import { storeDevice, storedDevice } from './stored-device.ts'

const WORKER = '/push-worker.js'

/** Returns whether this browser can show notifications while the portal is closed; iPhones can once it is on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Subscribes this browser to the notifications of the account. The browser's permission is given before. Throws if it cannot. */
export async function subscribe(accountId: string): Promise<void> {
  const { public_key: publicKey } = await orThrow(client.pushDevices.queryPushDevices({}))
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  const before = await pushManager.getSubscription()
  if (before && !isFor(before, publicKey)) await before.unsubscribe() // of another installation, or with an older key
  const subscription = await pushManager.subscribe({
    ...{ userVisibleOnly: true, applicationServerKey: publicKey },
  })
  const { endpoint, keys } = subscription.toJSON()
  const sent = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  }
  const added = await orThrow(
    client.pushDevices.addPushDevice({ subscription: sent, lang: currentWording() }),
  )
  storeDevice({ deviceId: added.device_id, accountId, endpoint: sent.endpoint })
  await refreshDevices()
}

/** Ends the subscription of this browser, at the portal as well if the session still is its account's. */
export async function unsubscribe(): Promise<void> {
  const stored = storedDevice()
  storeDevice(undefined)
  if (stored) await client.pushDevices.removePushDevice({ device_id: stored.deviceId })
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  await refreshDevices()
}

/**
 * Keeps the subscription true when a page opens: that of another person ends, because their notifications would appear here, as does one
 * that the portal forgot, which a new password causes. One that the browser renewed is sent to the portal.
 */
export async function keepSubscription(accountId: string): Promise<void> {
  const stored = storedDevice()
  if (!stored || !canPush()) return
  if (stored.accountId !== accountId) return unsubscribe()
  const { devices } = await orThrow(client.pushDevices.queryPushDevices({}))
  if (!devices.some(({ device_id: id }) => id === stored.deviceId)) return unsubscribe()
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  const subscription = await registration?.pushManager.getSubscription()
  if (subscription?.endpoint === stored.endpoint) return
  if (Notification.permission === 'granted') await subscribe(accountId)
  else await unsubscribe()
}

export const devicesKey = ['own account', 'push devices'] as const

export function refreshDevices(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: devicesKey })
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}
