import { Language } from '@systole/domain/hospitals/hospital'
import { RegistrationState } from '@systole/domain/registrations/registration'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

const LongText = plainText(4000)

/** Not in the specification. The domain's `refuseApplication` validates each field. */
export const registerAccount = endpoint({
  path: '/api/register_account',
  summary: 'Apply for an account; the e-mail address is confirmed by a mailed link',
  access: 'registerAccount',
  effect: 'steps',
  rate: 'register',
  input: z.object({
    hospital_name: ShortText,
    country: ShortText,
    address: ShortText,
    phone: ShortText,
    title: ShortText.optional(),
    fname: ShortText,
    lname: ShortText,
    representative_license: ShortText,
    email: ShortText,
    message: LongText.optional(),
    language: Language.describe('of the mails that follow'),
  }),
  output: z.object({}),
  errors: [],
})

/** The data of -101 in `confirmRegistration`. */
export const RefusedLink = z.object({ reason: z.enum(['unknown', 'used', 'expired']) })

export const confirmRegistration = endpoint({
  path: '/api/confirm_registration',
  summary: 'Confirm the e-mail address of an application with the token of the mailed link',
  access: 'confirmRegistration',
  effect: 'steps',
  rate: 'register',
  input: z.object({ token: ShortText.min(1) }),
  output: z.object({ hospital_name: z.string() }),
  errors: ['loginRefused'],
})

/** Identified by e-mail address or by an expired link; the reply reveals nothing about either. */
export const resendConfirmation = endpoint({
  path: '/api/resend_confirmation',
  summary: 'Send the confirmation link of an application again',
  access: 'resendConfirmation',
  effect: 'steps',
  rate: 'register',
  input: z.object({ email: ShortText.min(1).optional(), token: ShortText.min(1).optional() }),
  output: z.object({}),
  errors: [],
})

export const WireRegistration = z.object({
  registration_id: Id,
  state: RegistrationState,
  hospital_name: z.string(),
  country: z.string(),
  address: z.string(),
  phone: z.string(),
  title: z.string(),
  fname: z.string(),
  lname: z.string(),
  representative_license: z.string(),
  email: z.string(),
  message: z.string(),
  language: Language,
  variant: z.string(),
  created: Time,
  confirmed: TimeOrEmpty,
  decided: TimeOrEmpty,
  decided_by: z.string(),
  reason: z.string(),
  email_taken: z.boolean().describe('a vet account with this e-mail exists'),
})
export type WireRegistration = z.infer<typeof WireRegistration>
export type HospitalRegistration = Decoded<WireRegistration>

/** Returns waiting applications first, the oldest first, then decided ones, newest first. Unconfirmed ones are never included. */
export const queryRegistrations = endpoint({
  path: '/api/query_registrations',
  summary: 'Applications for an account, for an admin',
  access: 'queryRegistrations',
  effect: 'read',
  rate: 'read',
  input: z.object({
    params: json(
      z.object({
        registration_id: ShortText.optional(),
        state: RegistrationState.exclude(['unconfirmed']).optional(),
        record_per_page: z.number().int().min(1).max(200).optional(),
        cursor: z.string().max(200).optional(),
      }),
    ).optional(),
  }),
  output: z.object({
    registrations: z.array(WireRegistration),
    waiting: z.number().int(),
    next: z.string(),
  }),
  errors: [],
})

export const decideRegistration = endpoint({
  path: '/api/decide_registration',
  summary: 'Approve an application, which opens hospital and account, or decline it with a reason',
  access: 'decideRegistration',
  effect: 'write',
  rate: 'write',
  input: z.object({
    registration_id: Id,
    decision: z.enum(['approve', 'decline']),
    credit_plan_id: Id.optional().describe('none: the hospital opens no cases yet'),
    reason: LongText.optional().describe('needed to decline; mailed to the applicant'),
  }),
  output: z.object({ registration: WireRegistration }),
  errors: ['wrongStatus', 'versionConflict', 'reasonRequired', 'emailTaken'],
})
