import { readTotpDigits } from '@systole/domain/accounts/totp-digits'
import { SECOND } from '@systole/domain/time/durations'
import { generateSecret, generateURI, verify } from 'otplib'
import { keyFor, openBytes, sealBytes } from '../sign-in/sealed-bytes.ts'

/** One time step in either direction, for clock drift and slow typing. */
const TOLERANCE_SECONDS = 30

/** Creates 160 random bits, as expected by authenticator apps (RFC 4226 4, RFC 6238). */
export function newTotpSecret(): string {
  return generateSecret({ length: 20 })
}

/** Returns the content of the QR code. */
export function totpUri(facts: { secret: string; brand: string; email: string }): string {
  return generateURI({ issuer: facts.brand, label: facts.email, secret: facts.secret })
}

/** Returns the 30-second step of a code, or `undefined` if it matches none of the three valid ones. */
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

/** Encrypts a secret for storage, bound to its account. */
export function sealTotpSecret(installation: Buffer, accountId: string, secret: string): Buffer {
  return sealBytes(keyFor(installation, 'totp'), secret, accountId)
}

export function openTotpSecret(installation: Buffer, accountId: string, sealed: Buffer): string {
  const secret = openBytes(keyFor(installation, 'totp'), sealed, accountId)
  if (secret === undefined) throw new Error('a sealed TOTP secret does not open')
  return secret
}
