import { randomBytes } from 'node:crypto'
import { MINUTE } from '@systole/domain/time/durations'
import { keyFor, openBytes, sealBytes } from './sealed-bytes.ts'

const LIFE = 2 * MINUTE

/** What a key_gen key holds. `audience` keeps a browser's key from being used by an API client and the other way round. */
export type SealedPassword = {
  password: string
  issuedAt: number
  keyId: string
  audience: 'browser' | 'api'
}

/** Seals a password under the key of the day; the same password never gives the same text twice. trust 1.1.4. */
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
  return sealBytes(dayKey(secret, now), JSON.stringify(content)).toString('base64url')
}

/** What was sealed, or undefined when the text is forged, altered, older than two minutes or meant for another kind of client. */
export function openSealedPassword(
  secret: Buffer,
  text: string,
  { now, audience }: { now: Date; audience: 'browser' | 'api' },
): SealedPassword | undefined {
  const bytes = Buffer.from(text, 'base64url')
  for (const day of [now, new Date(now.getTime() - LIFE)]) {
    const opened = openBytes(dayKey(secret, day), bytes)
    const content: SealedPassword | undefined = opened && JSON.parse(opened) // authenticated: only sealPassword wrote it
    const age = content ? now.getTime() - content.issuedAt : -1
    if (content && age >= 0 && age <= LIFE && content.audience === audience) return content
  }
}

/** A new key each UTC day. */
function dayKey(secret: Buffer, day: Date): Buffer {
  return keyFor(secret, `login ${day.toISOString().slice(0, 10)}`)
}
