import { UserType } from '@systole/domain/accounts/user-type'
import { Country, Language } from '@systole/domain/hospitals/hospital'
import { Currency } from '@systole/domain/payments/money'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { WirePermissions, WireService } from './permissions.ts'
import { SealedPassword } from './sealed-password.ts'
import { SecondFactor } from './second-factors.ts'

export const keyGen = endpoint({
  path: '/api/key_gen',
  summary: 'Seal a password for one login within two minutes',
  access: 'keyGen',
  effect: 'read',
  rate: 'login',
  input: z.object({ key: z.string().min(1).max(1024) }),
  output: z.object({ key: z.string() }),
  errors: [],
})

export const Platform = z.object({
  type: z.literal('webapp'),
  api_version: z.literal(2),
  app_version: z.string().max(50),
  os: z.string().max(200),
})

export const SignedInAccount = z.object({
  sid: z.string(),
  user_type: UserType,
  data: z.object({
    uid: Id,
    fname: z.string(),
    lname: z.string(),
    country: Country,
    exinfo: z.record(z.string(), z.unknown()),
  }),
})

/** The data of -6014. */
export const UserTypeChoice = z.array(z.object({ user_type: UserType }))

/** `sid` is empty in the reply to the web app, which gets a cookie instead. */
export const login = endpoint({
  path: '/api/login',
  summary: 'Open a session with e-mail and sealed password',
  access: 'login',
  effect: 'steps',
  rate: 'login',
  input: z.object({
    email: ShortText.min(1),
    password: SealedPassword,
    platform: json(Platform),
    user_type: UserType.optional(),
    second_factor: json(SecondFactor).optional(),
  }),
  output: z.array(SignedInAccount).length(1),
  errors: ['loginRefused', 'severalAccounts', 'secondFactorRequired', 'secondFactorRefused'],
})

export const logout = endpoint({
  path: '/api/logout',
  summary: 'End the session at once, everywhere',
  access: 'logout',
  effect: 'write',
  rate: 'write',
  input: z.object({ logout: z.string().max(10).optional() }),
  output: z.object({}),
  errors: [],
})

export const resetPassword = endpoint({
  path: '/api/reset_password',
  summary: 'Send a single-use link that sets a new password',
  access: 'resetPassword',
  effect: 'steps',
  rate: 'reset',
  input: z.object({
    email: ShortText.min(1),
    user_type: UserType.optional(),
    language: Language.optional().describe('ours: of the mail; else the hospital’s'),
  }),
  output: z.object({}),
  errors: ['severalAccounts'],
})

/** Not in the specification: called by the page behind the mailed link. */
export const setPassword = endpoint({
  path: '/api/set_password',
  summary: 'Set a new password with the token of an e-mailed link',
  access: 'setPassword',
  effect: 'steps',
  rate: 'reset',
  input: z.object({ token: z.string().min(1).max(200), password: SealedPassword }),
  output: z
    .object({ email: z.string(), user_type: UserType })
    .describe('ours: the account that can now sign in with the password'),
  errors: ['loginRefused'],
})

export const checkSid = endpoint({
  path: '/api/check_sid',
  summary: 'Whether the session is alive; does not prolong it',
  access: 'checkSid',
  effect: 'read',
  rate: 'poll',
  input: z.object({}),
  output: z.object({ valid: z.union([z.literal(0), z.literal(1)]) }),
  errors: [],
})

export const UserSettings = z.object({
  uid: Id,
  user_type: UserType,
  fname: z.string(),
  lname: z.string(),
  title: z.string().describe('ours; Dr., 醫生 and the like'),
  email: z.string(),
  hospital: z.string(),
  contact: z.string().optional().describe('the telephone number of the hospital'),
  distributor: z.string().optional().describe('its name; empty without one'),
  permissions: WirePermissions,
  needs_second_factor: z
    .boolean()
    .describe('ours; an authenticator app has to be set up before any other call'),
  report: z.object({
    report_language: Language.nullable(),
    push_language: Language,
    report_email_list: z.array(z.string()),
    address: z.string(),
    phone: z.string(),
    representative: z.string(),
    representative_license: z.string(),
  }),
  credit_plan: z
    .object({ plan_info: z.object({ credit_plan_id: Id, name: z.string() }) })
    .nullable(),
  services: z
    .array(z.object({ subtype: WireService, promise_minutes: z.number().int() }))
    .describe('ours; the services in which new cases can be opened'),
  country: Country,
  currency: Currency,
})
export type WireUserSettings = z.infer<typeof UserSettings>
export type UserSettings = Decoded<WireUserSettings>

export const queryUserSettings = endpoint({
  path: '/api/query_user_settings',
  summary: 'The account, its hospital, permissions and credit plan',
  access: 'queryUserSettings',
  effect: 'read',
  rate: 'read',
  input: z.object({}),
  output: UserSettings,
  errors: [],
})
