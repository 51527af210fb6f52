import { EMAIL_FORMAT, EMAIL_MAX_CHARACTERS } from '@systole/domain/accounts/email-format'

export type LoginFields = { email: string; password: string }
export type EmailProblem = 'emailMissing' | 'emailFormat'
export type LoginProblems = {
  email?: EmailProblem
  /** The message over the form; it also covers an empty password. */
  form?: 'bothMissing'
}

/** Checks the fields before anything is sent (LOGIN-2). */
export function checkLogin({ email, password }: LoginFields): LoginProblems {
  const emailProblem = checkEmail(email)
  return {
    ...(emailProblem && { email: emailProblem }),
    ...((email.trim() === '' || password === '') && { form: 'bothMissing' }),
  }
}

export function checkEmail(email: string): EmailProblem | undefined {
  const address = email.trim()
  if (address === '') return 'emailMissing'
  if (address.length > EMAIL_MAX_CHARACTERS || !EMAIL_FORMAT.test(address)) return 'emailFormat'
}
