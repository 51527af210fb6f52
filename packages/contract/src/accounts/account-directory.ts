import { ACCOUNT_STATES } from '@systole/domain/accounts/account-office'
import { UserType } from '@systole/domain/accounts/user-type'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { AccountSession } from './own-account.ts'

export const DirectoryEntry = z.object({
  uid: Id,
  user_type: UserType,
  email: z.string(),
  fname: z.string(),
  lname: z.string(),
  title: z.string(),
  hospital: z.string(),
  state: z
    .enum(ACCOUNT_STATES)
    .describe('locked: too many tries to sign in, for a quarter of an hour'),
  totp: z.boolean().describe('an authenticator app is on'),
  passkeys: z.number().int(),
  sessions: z.number().int(),
  last_seen: TimeOrEmpty.describe('of the sessions that are open now'),
})
export type WireDirectoryEntry = z.infer<typeof DirectoryEntry>
export type DirectoryEntry = Decoded<WireDirectoryEntry>

/** Not in the specification. Each word of `find` must occur in the name, the e-mail address or the hospital's name. */
export const queryAccounts = endpoint({
  path: '/api/query_accounts',
  summary: 'Accounts by e-mail, name, hospital, role and state, with the ways they sign in',
  access: 'queryAccounts',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      z.object({
        find: ShortText.optional(),
        role: UserType.or(z.literal('staff')).optional(),
        state: z.enum(ACCOUNT_STATES).optional().describe('without it: all but disabled ones'),
      }),
    ),
  }),
  output: z.object({
    accounts: z.array(DirectoryEntry),
    total: z.number().int().describe('how many match; the first 50 are answered'),
  }),
  errors: [],
})

/** The changes of an account in the audit log. */
export const ACCOUNT_CHANGES = [
  'account.created',
  'account.invited',
  'account.changed',
  'account.renamed',
  'account.permitted',
  'account.disabled',
  'account.enabled',
  'account.unlocked',
  'account.linkSent',
  'account.linkMade',
  'staff.invited',
  'staff.invitedAgain',
  'staff.removed',
  'password.set',
  'password.changed',
  'secondFactor.on',
  'secondFactor.off',
  'secondFactor.reset',
  'secondFactor.codesRenewed',
  'passkey.added',
  'passkey.removed',
  'sessions.ended',
] as const
export type AccountChangeName = (typeof ACCOUNT_CHANGES)[number]

export const AccountChange = z.object({
  change: z.enum(ACCOUNT_CHANGES),
  time: Time,
  by: z.string().describe('empty: the owner through a mailed link, or the command line'),
  reason: z.string(),
  fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
})
export type AccountChange = z.infer<typeof AccountChange>

export const queryAccount = endpoint({
  path: '/api/query_account',
  summary: 'One account: its sessions, the cases it is reading, and who changed what',
  access: 'queryAccounts',
  effect: 'read',
  rate: 'read',
  uid: 'subject',
  input: z.object({ uid: Id }),
  output: z.object({
    account: DirectoryEntry,
    since: Time,
    disabled: TimeOrEmpty,
    last_login: TimeOrEmpty,
    is_last_admin: z.boolean(),
    reading: z.number().int().describe('cases that go back to the list when it is disabled'),
    sessions: z.array(AccountSession),
    changes: z.array(AccountChange).describe('newest first, the last 100'),
  }),
  errors: ['accountNotFound'],
})
export type WireAccountDetails = z.infer<typeof queryAccount.output>
export type AccountDetails = Decoded<WireAccountDetails>

const PersonName = plainText(60).trim()
const person = {
  email: ShortText,
  fname: PersonName.min(1),
  lname: PersonName.default(''),
  title: PersonName.default(''),
  user_type: UserType,
}
const Reason = ShortText.optional().describe('needed where an admin is concerned')

/** -103 names the field. The account has no password until its owner opens the mailed link. */
export const inviteAccount = endpoint({
  path: '/api/invite_account',
  summary: 'Open a staff account; its owner gets a link to choose a password',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  input: z.object(person),
  output: z.object({ uid: Id }),
  errors: ['addressTaken'],
})

const Seen = z.object({
  email: z.string(),
  fname: z.string(),
  lname: z.string(),
  title: z.string(),
  user_type: UserType,
})

/** A new role or e-mail address ends every session; a new role also releases the cases assigned to the account. */
export const updateAccount = endpoint({
  path: '/api/update_account',
  summary: 'Change name, title, e-mail or role of an account; its owner is mailed',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({
    uid: Id,
    ...person,
    seen: json(Seen).describe('how it stood when it was read'),
    reason: Reason,
  }),
  output: z.object({ cases: z.number().int() }),
  errors: [
    'accountNotFound',
    'addressTaken',
    'versionConflict',
    'ownAccount',
    'lastAdmin',
    'reasonRequired',
  ],
})

export const disableAccount = endpoint({
  path: '/api/disable_account',
  summary: 'Close an account: sessions and links end, cases it is reading go back to the list',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ uid: Id, reason: Reason }),
  output: z.object({ sessions: z.number().int(), cases: z.number().int() }),
  errors: ['accountNotFound', 'ownAccount', 'lastAdmin', 'reasonRequired'],
})

export const enableAccount = endpoint({
  path: '/api/enable_account',
  summary: 'Open a disabled account again; its owner gets a link to choose a new password',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ uid: Id }),
  output: z.object({}),
  errors: ['accountNotFound', 'addressTaken'],
})

export const unlockAccount = endpoint({
  path: '/api/unlock_account',
  summary: 'Forget the failed sign-ins of an account, so that its owner can try again now',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ uid: Id }),
  output: z.object({}),
  errors: ['accountNotFound'],
})

/** The current password is valid until the link is used. */
export const sendAccountLink = endpoint({
  path: '/api/send_account_link',
  summary: 'Mail the owner of an account a link to choose a password; earlier links end',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ uid: Id }),
  output: z.object({}),
  errors: ['accountNotFound'],
})

export const endSessionsOf = endpoint({
  path: '/api/end_sessions_of',
  summary: 'End one session of an account, or all of them',
  access: 'changeAccounts',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ uid: Id, session_id: Id.optional() }),
  output: z.object({ ended: z.number().int() }),
  errors: ['accountNotFound'],
})
