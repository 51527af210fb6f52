import { createHmac, timingSafeEqual } from 'node:crypto'
import { SECOND } from '@systole/domain/time/durations'

export const SIGNATURE_HEADER = 'x-sandbox-signature'

const TOLERANCE = 300 * SECOND

/** Derives the sandbox's signing key, the same on every node. */
export function webhookSecret(serverSecret: Buffer): Buffer {
  return createHmac('sha256', serverSecret).update('sandbox webhook').digest()
}

/** Signs as `t=<seconds>,v1=<hex>`, the scheme of Stripe's webhooks (docs.stripe.com/webhooks): HMAC-SHA256 over `t.body`. */
export function signWebhook(secret: Buffer, raw: Buffer, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / SECOND))
  return `t=${seconds},v1=${mac(secret, seconds, raw).toString('hex')}`
}

/** Returns whether the header signs exactly these bytes, at most five minutes in the past or future. */
export function isSigned(secret: Buffer, raw: Buffer, header: unknown, now: Date): boolean {
  if (typeof header !== 'string') return false
  const [, seconds = '', hex = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (Math.abs(now.getTime() - Number(seconds) * SECOND) > TOLERANCE) return false
  const given = Buffer.from(hex, 'hex')
  const right = mac(secret, seconds, raw)
  return given.length === right.length && timingSafeEqual(given, right)
}

function mac(secret: Buffer, seconds: string, raw: Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(raw).digest()
}
