import { refusePassword } from '@systole/domain/accounts/password'
import { AppError } from '../../../http/app-error.ts'
import { hashPassword } from './password-hash.ts'

const WORDS = {
  tooShort: 'password: use at least 8 characters.',
  tooLong: 'password: use at most 256 bytes.',
  tooCommon: 'password: this one is too easy to guess.',
} as const

/** Returns the hash of a new password, or throws the reason why it is refused. */
export function acceptNewPassword(password: string, owner: { email: string }): Promise<string> {
  const refusal = refusePassword(password, owner)
  if (refusal)
    throw new AppError('invalidParameter', {
      message: WORDS[refusal],
      data: { field: 'password' },
    })
  return hashPassword(password)
}
