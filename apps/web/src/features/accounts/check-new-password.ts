import { refusePassword } from '@systole/domain/accounts/password'

export type NewPassword = { password: string; repeat: string }
export type NewPasswordProblems = {
  password?: NonNullable<ReturnType<typeof refusePassword>>
  repeat?: 'repeatMissing' | 'different'
}

/** The server's own rule, short of the e-mail, which the link does not tell. */
export function checkNewPassword({ password, repeat }: NewPassword): NewPasswordProblems {
  const refusal = refusePassword(password, { email: '' })
  if (refusal) return { password: refusal }
  if (repeat === '') return { repeat: 'repeatMissing' }
  return repeat === password ? {} : { repeat: 'different' }
}
