import type { SecondFactor } from '@systole/contract/accounts/second-factors'
import type { UserType } from '@systole/domain/accounts/user-type'
import { desc, eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { mails } from '../../../db/schema/notifications.ts'
import { TEST_PASSWORD } from '../../../testing/builders.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const PLATFORM = { type: 'webapp', api_version: 2, app_version: '1', os: 'test' } as const
export const PASSWORD = TEST_PASSWORD

/** Creates test helpers for an account's user: encrypting a password, reading a code, opening a mail. */
export function accountSteps(portal: TestApp) {
  const seal = async (password = PASSWORD) => {
    const reply = await portal.client().accounts.keyGen({ key: password })
    if (!reply.ok) throw new Error(reply.message)
    return reply.data.key
  }
  /** Returns the current code of the app, or that of another step. */
  const code = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor(portal.clock.now().getTime() / 1000) + 30 * steps })

  const person = async (
    userType: UserType = 'vet',
    options: { email?: string; hospitalId?: string } = {},
  ) => {
    const account = await portal.build.account(userType, options)
    const sid = await portal.sessionOf(account.accountId)
    return { ...account, sid, api: portal.client(sid) }
  }

  /** Turns the authenticator app on; the step of the confirming code is used up afterwards. */
  const withTotp = async (api: ReturnType<TestApp['client']>) => {
    const begun = await api.secondFactors.setUpTotp({ proof: { password: await seal() } })
    if (!begun.ok) throw new Error(begun.message)
    const { secret } = begun.data
    const on = await api.secondFactors.confirmTotp({ code: await code(secret) })
    if (!on.ok) throw new Error(on.message)
    portal.clock.advance(30_000)
    return { secret, recoveryCodes: on.data.recovery_codes }
  }

  const login = async (
    email: string,
    given: { second?: SecondFactor; password?: string; userType?: UserType } = {},
  ) =>
    portal.client().accounts.login({
      email,
      password: await seal(given.password),
      platform: PLATFORM,
      user_type: given.userType,
      second_factor: given.second,
    })

  const subjectsTo = async (recipient: string) => {
    const rows = await portal.context.database
      .select({ subject: mails.subject })
      .from(mails)
      .where(eq(mails.recipient, recipient))
      .orderBy(desc(mails.createdAt))
    return rows.map(({ subject }) => subject)
  }

  return { seal, code, person, withTotp, login, subjectsTo, platform: PLATFORM }
}
