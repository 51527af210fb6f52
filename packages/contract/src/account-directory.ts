import { UserType } from '@systole/domain/accounts/user-type'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Id, json, ShortText } from './form-fields.ts'

export const DirectoryEntry = z.object({
  uid: Id,
  user_type: UserType,
  email: z.string(),
  fname: z.string(),
  lname: z.string(),
  title: z.string(),
  hospital: z.string(),
  state: z.enum(['active', 'invited']),
  totp: z.boolean().describe('an authenticator app is on'),
  passkeys: z.number().int(),
})
export type DirectoryEntry = z.infer<typeof DirectoryEntry>

/** Ours. Each word of `find` is in the name, the e-mail or the hospital's name. */
export const queryAccounts = endpoint({
  path: '/api/query_accounts',
  summary: 'Accounts by e-mail, name or hospital, with the ways they sign in',
  access: 'queryAccounts',
  effect: 'read',
  rate: 'read',
  input: z.object({ params: json(z.object({ find: ShortText.min(1) })) }),
  output: z.object({
    accounts: z.array(DirectoryEntry),
    total: z.number().int().describe('how many match; the first 50 are answered'),
  }),
  errors: [],
})
