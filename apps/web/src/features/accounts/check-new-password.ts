import { refusePassword } from '@systole/domain/accounts/password'

export type NewPassword = { password: string; repeat: string }
export type NewPasswordProblems = {
  password?: NonNullable<ReturnType<typeof refusePassword>>
  repeat?: 'repeatMissing' | 'different'
}

/** Applies the server's own rule except its check against the e-mail, which the link does not contain. */
export function checkNewPassword({ password, repeat }: NewPassword): NewPasswordProblems {
  const refusal = refusePassword(password, { email: '' })
  if (refusal) return { password: refusal }
  if (repeat === '') return { repeat: 'repeatMissing' }
  return repeat === password ? {} : { repeat: 'different' }
}
