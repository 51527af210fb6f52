export const PASSWORD_MIN_CHARACTERS = 8
export const PASSWORD_MAX_BYTES = 256

const COMMON = [
  'password',
  '12345678',
  '123456789',
  'qwertyui',
  'qwerty123',
  'iloveyou',
  'systole',
  'veterinary',
  'cardiology',
]

/**
 * Returns why a new password is rejected, or `undefined`. There are no composition rules, because only length helps (NIST
 * 800-63B).
 */
export function refusePassword(
  password: string,
  context: { email: string },
): 'tooShort' | 'tooLong' | 'tooCommon' | undefined {
  if ([...password].length < PASSWORD_MIN_CHARACTERS) return 'tooShort'
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'tooLong'
  const plain = password.toLowerCase()
  const mailbox = context.email.toLowerCase().split('@')[0] ?? ''
  if (COMMON.includes(plain) || plain === mailbox || plain === context.email.toLowerCase())
    return 'tooCommon'
}
