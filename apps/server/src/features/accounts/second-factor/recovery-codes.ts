import { createHmac, randomInt } from 'node:crypto'
import {
  RECOVERY_ALPHABET,
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  writeRecoveryCode,
} from '@systole/domain/accounts/recovery-code'
import { keyFor } from '../sign-in/sealed-bytes.ts'

/** Creates ten codes of 60 random bits, to be shown once, and the hashes to store. */
export function newRecoveryCodes(installation: Buffer, accountId: string) {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_CHARACTERS }, () =>
      RECOVERY_ALPHABET.charAt(randomInt(RECOVERY_ALPHABET.length)),
    ).join(''),
  )
  return {
    shown: codes.map(writeRecoveryCode),
    hashes: codes.map((letters) => hashRecoveryCode(installation, accountId, letters)),
  }
}

/**
 * Hashes a code with a key, so that a stolen table cannot be searched, and with the account, so that it is valid for no other.
 */
export function hashRecoveryCode(installation: Buffer, accountId: string, letters: string): Buffer {
  return createHmac('sha256', keyFor(installation, 'recovery codes'))
    .update(`${accountId} ${letters}`)
    .digest()
}
