import { createHmac, randomInt } from 'node:crypto'
import {
  RECOVERY_ALPHABET,
  RECOVERY_CHARACTERS,
  RECOVERY_CODES,
  writeRecoveryCode,
} from '@systole/domain/accounts/recovery-code'
import { keyFor } from '../sealed-bytes.ts'

/** Ten codes of 60 random bits as they are shown once, and the hashes that stay. */
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

/** Keyed, so that a stolen table alone cannot be searched; of one account, so that a code is nobody else's. */
export function hashRecoveryCode(installation: Buffer, accountId: string, letters: string): Buffer {
  return createHmac('sha256', keyFor(installation, 'recovery codes'))
    .update(`${accountId} ${letters}`)
    .digest()
}
