import { SECOND } from '@systole/domain/time/durations'
import webPush from 'web-push'
import type { CallContext } from '../../../app-context.ts'
import { pushKeysOf } from './push-keys.ts'

/** The notification as a browser shows it; the address is opened when it is pressed. */
export type PushMessage = { title: string; body: string; tag: string; href: string }
/** By the push service: `gone` means that the browser unsubscribed. */
export type PushOutcome = 'taken' | 'gone' | 'failed'

const TIMEOUT = 10 * SECOND
/** A message that cannot be delivered within a day is dropped by the push service. */
const LIFE_SECONDS = 24 * 60 * 60
/** Unknown, unsubscribed, or subscribed for another key, as after a restore with another secret. */
const GONE: readonly number[] = [403, 404, 410]

/** Sends a message to a browser by its push service, encrypted for that browser (RFC 8291) and signed by the portal (RFC 8292). */
export async function postPush(
  { secret, settings, log }: Pick<CallContext, 'secret' | 'settings' | 'log'>,
  device: { deviceId: string; endpoint: string; p256dh: string; auth: string },
  message: PushMessage,
): Promise<PushOutcome> {
  const { endpoint, p256dh, auth } = device
  try {
    const subscription = { endpoint, keys: { p256dh, auth } }
    const { headers, body } = webPush.generateRequestDetails(
      subscription,
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${settings.SUPPORT_EMAIL}`, ...pushKeysOf(secret) },
        TTL: LIFE_SECONDS,
        urgency: 'high',
      },
    )
    const reply = await fetch(endpoint, {
      ...{ method: 'POST', headers: headers as Record<string, string> }, // numbers are written as text
      ...{
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT),
      },
    })
    await reply.body?.cancel()
    if (reply.ok) return 'taken'
    if (GONE.includes(reply.status)) return 'gone'
    log.warn({ deviceId: device.deviceId, status: reply.status }, 'push refused')
  } catch (error) {
    log.warn({ err: error, deviceId: device.deviceId }, 'push not sent')
  }
  return 'failed'
}
