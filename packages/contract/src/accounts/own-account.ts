import { UserType } from '@systole/domain/accounts/user-type'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { SealedPassword } from './sealed-password.ts'

export const OwnAccount = z.object({
  uid: Id,
  user_type: UserType,
  email: z.string(),
  fname: z.string(),
  lname: z.string(),
  title: z.string(),
  hospital: z.string(),
  /** The time when the authenticator app was turned on; empty while it is off. */
  totp_since: TimeOrEmpty,
  recovery_codes_left: z.number().int(),
  passkeys: z.array(
    z.object({
      passkey_id: Id,
      name: z.string(),
      created: Time,
      last_used: TimeOrEmpty,
    }),
  ),
})
export type WireOwnAccount = z.infer<typeof OwnAccount>
export type OwnAccount = Decoded<WireOwnAccount>

export const queryOwnAccount = endpoint({
  path: '/api/query_own_account',
  summary: 'Name, second factor and passkeys of the caller’s own account',
  access: 'queryOwnAccount',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: OwnAccount,
  errors: [],
})

const PersonName = plainText(100).trim()

export const updateOwnAccount = endpoint({
  path: '/api/update_own_account',
  summary: 'Change one’s own name and title',
  access: 'updateOwnAccount',
  effect: 'write',
  rate: 'write',
  input: z.object({
    fname: PersonName.default(''),
    lname: PersonName.default(''),
    title: PersonName.optional(),
  }),
  output: z.object({}),
  errors: [],
})

export const changePassword = endpoint({
  path: '/api/change_password',
  summary: 'Change one’s own password; every other session of the account ends',
  access: 'changePassword',
  effect: 'steps',
  rate: 'login',
  input: z.object({ current: SealedPassword, password: SealedPassword }),
  output: z.object({ ended: z.number().int() }),
  errors: ['proofRefused'],
})

export const AccountSession = z.object({
  session_id: Id,
  kind: z.enum(['browser', 'api']),
  user_agent: z.string(),
  ip: z.string(),
  opened: Time,
  last_seen: Time,
  /** True for the caller's own session. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

export const queryAccountSessions = endpoint({
  path: '/api/query_account_sessions',
  summary: 'Where the account is signed in now',
  access: 'queryAccountSessions',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: z.object({ sessions: z.array(AccountSession) }),
  errors: [],
})

export const endAccountSession = endpoint({
  path: '/api/end_account_session',
  summary: 'End one session of one’s own account',
  access: 'endAccountSession',
  effect: 'write',
  rate: 'write',
  input: z.object({ session_id: Id }),
  output: z.object({ ended: z.number().int() }),
  errors: [],
})

export const endOtherSessions = endpoint({
  path: '/api/end_other_account_sessions',
  summary: 'End every session of one’s own account but this one',
  access: 'endOtherSessions',
  effect: 'write',
  rate: 'write',
  input: z.object({}),
  output: z.object({ ended: z.number().int() }),
  errors: [],
})
