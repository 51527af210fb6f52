import { Country } from '@systole/domain/hospitals/hospital'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, ShortText, Time, TimeOrEmpty } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

/** A hospital as the office lists it. */
export const WireOfficeHospital = z.object({
  hospital_id: Id,
  name: z.string(),
  country: Country,
  email: z.string(),
  distributor: z.string().describe('its name; empty without one'),
  plans: z.array(z.string()).describe('the names of its credit plans'),
  accounts: z.number().int().describe('people who can sign in or are invited'),
  cases: z.number().int().describe('opened in the last 30 days; at most 1000'),
  latest: TimeOrEmpty.describe('when its newest case was opened'),
  erased: TimeOrEmpty,
})
export type OfficeHospital = Decoded<z.infer<typeof WireOfficeHospital>>

/** Not in the specification. Each word of `find` must occur in the hospital's name, e-mail address or distributor. */
export const queryOfficeHospitals = endpoint({
  path: '/api/query_office_hospitals',
  summary: 'Hospitals with their people, plans and cases of the last 30 days',
  access: 'queryOfficeHospitals',
  effect: 'read',
  rate: 'read',
  input: z.object({
    find: ShortText.optional(),
    country: Country.optional(),
    hospital_id: Id.optional(),
  }),
  output: z.object({
    hospitals: z.array(WireOfficeHospital),
    total: z.number().int().describe('how many match; the first 50 are answered'),
  }),
  errors: [],
})

/** The changes of a hospital in the audit log. */
export const HOSPITAL_CHANGES = [
  'hospital.changed',
  'hospital.logoSet',
  'hospital.logoRemoved',
  'hospital.reviewsChanged',
  'plan.bound',
  'plan.unbound',
  'distributor.bound',
  'credits.grant',
  'credits.take_back',
  'hospital.exportAsked',
  'hospital.exportOpened',
  'hospital.erasureAsked',
  'hospital.erasureDeclined',
  'hospital.erasureApproved',
  'hospital.erased',
] as const
export type HospitalChangeName = (typeof HOSPITAL_CHANGES)[number]

export const HospitalChange = z.object({
  change: z.enum(HOSPITAL_CHANGES),
  time: Time,
  by: z.string().describe('empty: the portal itself'),
  fields: z.array(z.string()).describe('the settings that changed, without their values'),
  subject: z.string().describe('the plan, or the distributor after the change; empty for others'),
  credits: z.number().int().nullable(),
  reason: z.string(),
})
export type HospitalChange = z.infer<typeof HospitalChange>

export const queryHospitalChanges = endpoint({
  path: '/api/query_hospital_changes',
  summary: 'Who changed what of a hospital, its credits and its data',
  access: 'queryOfficeHospitals',
  effect: 'read',
  rate: 'read',
  input: z.object({ hospital_id: Id }),
  output: z.object({ changes: z.array(HospitalChange).describe('newest first, the last 100') }),
  errors: ['hospitalNotFound'],
})
