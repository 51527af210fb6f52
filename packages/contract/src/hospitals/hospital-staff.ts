import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, ShortText, Time } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'
import { HospitalId } from './hospital-settings.ts'

export const WireColleague = z.object({
  uid: Id,
  fname: z.string(),
  lname: z.string(),
  title: z.string(),
  email: z.string(),
  state: z.enum(['active', 'invited']),
  since: Time.describe('when the account was opened; of an invited one, when it was invited last'),
})
export type WireColleague = z.infer<typeof WireColleague>
export type Colleague = Decoded<WireColleague>

export const queryHospitalStaff = endpoint({
  path: '/api/query_hospital_staff',
  summary: 'The accounts of a hospital, and who is invited',
  access: 'queryHospitalStaff',
  effect: 'read',
  rate: 'read',
  input: z.object({ hospital_id: HospitalId }),
  output: z.object({ staff: z.array(WireColleague) }),
  errors: ['hospitalNotFound'],
})

/** -103 returns `fields`: the errors by field. */
export const inviteHospitalStaff = endpoint({
  path: '/api/invite_hospital_staff',
  summary: 'Open an account for a colleague, who gets a link to choose a password',
  access: 'inviteHospitalStaff',
  effect: 'steps',
  rate: 'write',
  input: z.object({
    hospital_id: HospitalId,
    email: ShortText,
    fname: ShortText,
    lname: ShortText,
    title: ShortText.default(''),
  }),
  output: z.object({ colleague: WireColleague }),
  errors: ['hospitalNotFound', 'alreadyColleague', 'addressTaken', 'staffFull'],
})

export const resendInvitation = endpoint({
  path: '/api/resend_invitation',
  summary: 'Send an invited colleague a new link; the earlier one is over',
  access: 'resendInvitation',
  effect: 'steps',
  rate: 'write',
  uid: 'subject',
  input: z.object({ hospital_id: HospitalId, uid: Id }),
  output: z.object({}),
  errors: ['hospitalNotFound', 'colleagueNotFound'],
})

export const removeHospitalStaff = endpoint({
  path: '/api/remove_hospital_staff',
  summary: 'Close the account of a colleague: its sessions end, its cases remain',
  access: 'removeHospitalStaff',
  effect: 'write',
  rate: 'write',
  uid: 'subject',
  input: z.object({ hospital_id: HospitalId, uid: Id }),
  output: z.object({}),
  errors: ['hospitalNotFound', 'colleagueNotFound', 'ownAccount', 'lastAccount'],
})
