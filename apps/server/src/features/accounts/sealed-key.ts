import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { MINUTE } from '@systole/domain/time/durations'

const LIFE = 2 * MINUTE
const IV_BYTES = 12
const TAG_BYTES = 16

/** What a key_gen key holds. `audience` keeps a browser's key from being used by an API client and the other way round. */
export type SealedPassword = {
  password: string
  issuedAt: number
  keyId: string
  audience: 'browser' | 'api'
}

/** Seals a password with AES-256-GCM under the key of the day; the same password never gives the same text twice. trust 1.1.4. */
export function sealPassword(
  secret: Buffer,
  sealed: Omit<SealedPassword, 'issuedAt' | 'keyId'>,
  now: Date,
): string {
  const content: SealedPassword = {
    ...sealed,
    issuedAt: now.getTime(),
    keyId: randomBytes(16).toString('base64url'),
  }
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', dayKey(secret, now), iv)
  const body = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64url')
}

/** What was sealed, or undefined when the text is forged, altered, older than two minutes or meant for another kind of client. */
export function openSealedPassword(
  secret: Buffer,
  text: string,
  { now, audience }: { now: Date; audience: 'browser' | 'api' },
): SealedPassword | undefined {
  const bytes = Buffer.from(text, 'base64url')
  for (const day of [now, new Date(now.getTime() - LIFE)]) {
    const content = decrypt(dayKey(secret, day), bytes)
    const age = content ? now.getTime() - content.issuedAt : -1
    if (content && age >= 0 && age <= LIFE && content.audience === audience) return content
  }
}

function decrypt(key: Buffer, bytes: Buffer): SealedPassword | undefined {
  if (bytes.length <= IV_BYTES + TAG_BYTES) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const body = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES))
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8')) // authenticated: only sealPassword wrote it
  } catch {
    return undefined
  }
}

/** A new key each UTC day, all derived from the installation's secret. */
function dayKey(secret: Buffer, day: Date): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `login ${day.toISOString().slice(0, 10)}`, 32))
}
