import { readTotpDigits } from '@systole/domain/accounts/totp-digits'
import { SECOND } from '@systole/domain/time/durations'
import { generateSecret, generateURI, verify } from 'otplib'
import { keyFor, openBytes, sealBytes } from '../sealed-bytes.ts'

/** One step either way: clocks of telephones drift, and fingers are slow. */
const TOLERANCE_SECONDS = 30

/** 160 random bits, as authenticator apps expect them (RFC 4226 4, RFC 6238). */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 })
}

/** What the QR code says. */
export function totpUri(facts: { secret: string; brand: string; email: string }): string {
  return generateURI({ issuer: facts.brand, label: facts.email, secret: facts.secret })
}

/** The 30-second step that this code belongs to, or undefined when it belongs to none of the three that count now. */
export async function stepOfCode(
  secret: string,
  typed: string,
  now: Date,
): Promise<number | undefined> {
  const token = readTotpDigits(typed)
  if (!token) return undefined
  const epoch = Math.floor(now.getTime() / SECOND)
  const checked = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined
}

/** A secret rests sealed, for its own account only. */
export function sealTotpSecret(installation: Buffer, accountId: string, secret: string): Buffer {
  return sealBytes(keyFor(installation, 'totp'), secret, accountId)
}

export function openTotpSecret(installation: Buffer, accountId: string, sealed: Buffer): string {
  const secret = openBytes(keyFor(installation, 'totp'), sealed, accountId)
  if (secret === undefined) throw new Error('a sealed TOTP secret does not open')
  return secret
}
