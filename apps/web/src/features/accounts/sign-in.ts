import { UserTypeChoice } from '@systole/contract/accounts/accounts'
import { type SecondFactor, SecondFactorDemand } from '@systole/contract/accounts/second-factors'
import type { UserType } from '@systole/domain/accounts/user-type'
import { client } from '../../api/client.ts'
import { SECOND_FACTOR_REQUIRED, SEVERAL_ACCOUNTS } from '../../api/codes.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { refreshSession, type Session } from '../../session/current-session.ts'

export type Refused = { kind: 'refused'; code: number; message: string }
export type ChooseRole = { kind: 'chooseRole'; userTypes: UserType[] }
export type AskSecond = { kind: 'askSecond'; demand: SecondFactorDemand }
export type OpenedSession = { kind: 'signedIn'; session: Session }
export type Credentials = {
  email: string
  password: string
  userType?: UserType
  second?: SecondFactor
}

/** The descriptor that every sign-in carries. */
export const platform = {
  type: 'webapp',
  api_version: 2,
  app_version: '1',
  os: navigator.userAgent.slice(0, 200),
} as const

/** LOGIN-3: seals the password, logs in, checks the session and reads the settings. Throws if the outcome is unknown. */
export async function signIn(
  credentials: Credentials,
): Promise<OpenedSession | ChooseRole | AskSecond | Refused> {
  const { email, password, userType, second } = credentials
  const sealed = await client.accounts.keyGen({ key: password })
  if (!sealed.ok) return refusedSignIn(sealed)

  const reply = await client.accounts.login({
    email: email.trim(),
    password: sealed.data.key,
    platform,
    user_type: userType,
    second_factor: second,
  })
  if (reply.ok) return arrive()
  if (reply.code === SEVERAL_ACCOUNTS) return roles(reply.data)
  if (reply.code === SECOND_FACTOR_REQUIRED)
    return { kind: 'askSecond', demand: SecondFactorDemand.parse(reply.data) }
  return refusedSignIn(reply)
}

/** Counts as signed in only after the session check passes. */
export async function arrive(): Promise<OpenedSession> {
  const check = await client.accounts.checkSid({})
  if (!check.ok || check.data.valid !== 1) throw new Error('The new session is not valid')
  const session = await refreshSession()
  if (!session) throw new Error('The new session has no settings')
  return { kind: 'signedIn', session }
}

/** Requests the e-mail with the link; the response never reveals whether the account exists. */
export async function askForReset(
  email: string,
  userType: UserType | undefined,
): Promise<{ kind: 'sent' } | ChooseRole | Refused> {
  const reply = await client.accounts.resetPassword({
    email: email.trim(),
    user_type: userType,
    language: currentLanguage(),
  })
  if (reply.ok) return { kind: 'sent' }
  return reply.code === SEVERAL_ACCOUNTS ? roles(reply.data) : refusedSignIn(reply)
}

function roles(data: unknown): ChooseRole {
  return {
    kind: 'chooseRole',
    userTypes: UserTypeChoice.parse(data).map(({ user_type }) => user_type),
  }
}

export function refusedSignIn({ code, message }: { code: number; message: string }): Refused {
  return { kind: 'refused', code, message }
}
