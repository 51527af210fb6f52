import { randomBytes } from 'node:crypto'
import { MINUTE } from '@systole/domain/time/durations'
import { keyFor, openBytes, sealBytes } from './sealed-bytes.ts'

const LIFE = 2 * MINUTE

/** The content of a key_gen key. `audience` prevents the use of a browser's key by an API client and vice versa. */
export type PasswordToSeal = {
  password: string
  issuedAt: number
  keyId: string
  audience: 'browser' | 'api'
}

/** Encrypts a password with the key of the day, to a different text each time. trust 1.1.4. */
export function sealPassword(
  secret: Buffer,
  sealed: Omit<PasswordToSeal, 'issuedAt' | 'keyId'>,
  now: Date,
): string {
  const content: PasswordToSeal = {
    ...sealed,
    issuedAt: now.getTime(),
    keyId: randomBytes(16).toString('base64url'),
  }
  return sealBytes(dayKey(secret, now), JSON.stringify(content)).toString('base64url')
}

/**
 * Decrypts a password; returns `undefined` if the text is forged, altered, older than two minutes or meant for another kind of
 * client.
 */
export function openSealedPassword(
  secret: Buffer,
  text: string,
  { now, audience }: { now: Date; audience: 'browser' | 'api' },
): PasswordToSeal | undefined {
  const bytes = Buffer.from(text, 'base64url')
  for (const day of [now, new Date(now.getTime() - LIFE)]) {
    const opened = openBytes(dayKey(secret, day), bytes)
    const content: PasswordToSeal | undefined = opened && JSON.parse(opened) // authenticated: only sealPassword wrote it
    const age = content ? now.getTime() - content.issuedAt : -1
    if (content && age >= 0 && age <= LIFE && content.audience === audience) return content
  }
}

/** Derives a new key each UTC day. */
function dayKey(secret: Buffer, day: Date): Buffer {
  return keyFor(secret, `login ${day.toISOString().slice(0, 10)}`)
}
