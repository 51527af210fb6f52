import { Country, Language } from '@systole/domain/hospitals/hospital'
import { LOGO_MAX_BYTES, LogoType } from '@systole/domain/hospitals/logo'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { Id, json, ShortText, wholeNumber } from '../wire/form-fields.ts'

/** The hospital whose settings are requested; the caller's own if omitted. Staff name one. */
export const HospitalId = Id.optional()

/** The settings that a hospital may change itself. */
export const WireSettings = z.object({
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  report_email_list: z.array(z.string()),
  report_language: Language.nullable().describe('null: as push_language'),
  push_language: Language,
  representative: z.string(),
  representative_license: z.string(),
  billing_name: z.string().describe('on invoices; empty: as name'),
  billing_address: z.string().describe('on invoices; empty: as address'),
  tax_id: z.string().describe('the number of the country’s tax office'),
})
export type WireSettings = z.infer<typeof WireSettings>

export const WireLogo = z.object({
  url: z.string().describe('for this session, for minutes'),
  type: LogoType,
  width: z.number().int(),
  height: z.number().int(),
})
export type WireLogo = z.infer<typeof WireLogo>

export const WireHospital = WireSettings.extend({
  hospital_id: Id,
  version: z.number().int(),
  country: Country,
  logo: WireLogo.nullable(),
  /** The bytes used by its files, including uploads in progress, and the quota. */
  storage: z.object({ used: z.number(), quota: z.number() }),
})
export type WireHospital = z.infer<typeof WireHospital>

export const queryHospital = endpoint({
  path: '/api/query_hospital',
  summary: 'The settings of a hospital, with the version a change names',
  access: 'queryHospital',
  effect: 'read',
  rate: 'read',
  input: z.object({ hospital_id: HospitalId }),
  output: z.object({ hospital: WireHospital }),
  errors: ['hospitalNotFound'],
})

/** -103 returns `fields`: the errors by field. */
export const updateHospital = endpoint({
  path: '/api/update_hospital',
  summary: 'Change settings of a hospital; a stale version is refused',
  access: 'updateHospital',
  effect: 'write',
  rate: 'write',
  input: z.object({
    hospital_id: HospitalId,
    version: wholeNumber(),
    params: json(
      z
        .object({
          name: ShortText,
          address: ShortText,
          phone: ShortText,
          report_email_list: z.array(ShortText).max(100),
          report_language: Language.nullable(),
          push_language: Language,
          representative: ShortText,
          representative_license: ShortText,
          billing_name: ShortText,
          billing_address: ShortText,
          tax_id: ShortText,
        })
        .partial(),
    ),
  }),
  output: z.object({ hospital: WireHospital }),
  errors: ['hospitalNotFound', 'versionConflict'],
})

const LOGO_MAX_CHARACTERS = Math.ceil(LOGO_MAX_BYTES / 3) * 4

/** A form is limited to 1 MiB, so a logo to 700 KiB. -103 returns `reason`. */
export const addHospitalLogo = endpoint({
  path: '/api/add_hospital_logo',
  summary: 'Set the logo that reports released from now on get: PNG or JPEG, 64 to 4000 pixels',
  access: 'addHospitalLogo',
  effect: 'steps',
  rate: 'write',
  input: z.object({
    hospital_id: HospitalId,
    logo: z
      .string()
      .max(LOGO_MAX_CHARACTERS)
      .regex(/^[\w+/-]+={0,2}$/)
      .describe('the bytes as base64 or base64url, at most 700 KiB of them'),
  }),
  output: z.object({ logo: WireLogo }),
  errors: ['hospitalNotFound'],
})

export const deleteHospitalLogo = endpoint({
  path: '/api/delete_hospital_logo',
  summary: 'Reports released from now on have no logo; released ones keep theirs',
  access: 'deleteHospitalLogo',
  effect: 'write',
  rate: 'write',
  input: z.object({ hospital_id: HospitalId }),
  output: z.object({}),
  errors: ['hospitalNotFound'],
})
