import { UserType } from '@systole/domain/accounts/user-type'
import { ECG_VALUE_FIELDS } from '@systole/domain/ecg-values/ecg-value'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, Time, wholeNumber } from '../wire/form-fields.ts'

const VERSION_MAX = 2_000_000_000

/** A number in plain decimals. */
const Decimal = z.codec(z.string().regex(/^-?\d{1,4}(\.\d{1,9})?$/), z.number(), {
  decode: (text) => Number(text),
  encode: (value) => String(value),
})

/**
 * A value of a recording that a person gave in place of the automatic one, in the unit that the name of its field ends with; `null`
 * returns to the automatic one. `automatic` is what the portal said then. The versions of a recording increase.
 */
export const EcgValue = z.object({
  version: z.number().int(),
  field: z.enum(ECG_VALUE_FIELDS),
  value: z.number().nullable(),
  automatic: z.number().nullable(),
  author: z.object({ uid: Id, name: z.string(), user_type: UserType }),
  created: Time,
})
export type EcgValue = z.infer<typeof EcgValue>

export const saveEcgValue = endpoint({
  path: '/api/save_ecg_value',
  summary:
    'Overrule an automatic value of an ECG, or without a value return to it; version is that of the newest value known of the field, 0 for none; -6025 brings the values in data',
  access: 'saveEcgValue',
  effect: 'write',
  rate: 'draft',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    rid: Id,
    field: z.enum(ECG_VALUE_FIELDS),
    value: Decimal.optional(),
    automatic: Decimal.optional().describe('what the caller saw as the automatic value'),
    analysis_version: wholeNumber({ max: VERSION_MAX }).optional(),
    version: wholeNumber({ max: VERSION_MAX }),
  }),
  output: z.object({ values: z.array(EcgValue) }),
  errors: ['caseNotFound', 'versionConflict'],
})
