import { PASSWORD_MIN_CHARACTERS } from '@systole/domain/accounts/password'

export type NewPassword = { password: string; repeat: string }
export type NewPasswordProblems = {
  password?: 'tooShort'
  repeat?: 'repeatMissing' | 'different'
}

/** What the page can tell before the server judges the rest. */
export function checkNewPassword({ password, repeat }: NewPassword): NewPasswordProblems {
  if ([...password].length < PASSWORD_MIN_CHARACTERS) return { password: 'tooShort' }
  if (repeat === '') return { repeat: 'repeatMissing' }
  return repeat === password ? {} : { repeat: 'different' }
}
