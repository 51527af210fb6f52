import { plainText } from '@systole/domain/text/plain-text'
import { fromStamp, toStamp } from '@systole/domain/time/stamp'
import { z } from 'zod'

/** The message of the issue that `notTaken` makes. */
export const UNKNOWN_FIELD = 'not taken'

const JSON_MAX_CHARACTERS = 262_144

/** An id on the wire. Opaque; a malformed one is treated like one that does not exist. */
export const Id = plainText(200).min(1)

/** A short text field, without control characters. */
export const ShortText = plainText(500)

/** Creates a form field that contains a JSON string: typed in code, a string on the wire. */
export function json<T extends z.ZodType>(schema: T) {
  return z
    .codec(z.string().max(JSON_MAX_CHARACTERS), schema, {
      decode: (text, context) => {
        try {
          return JSON.parse(text) as z.input<T> // the schema checks it next
        } catch {
          context.issues.push({ code: 'custom', input: text, message: 'not JSON' })
          return z.NEVER
        }
      },
      encode: (value) => JSON.stringify(value),
    })
    .meta({ contentMediaType: 'application/json' })
}

/** Creates a form field that contains a whole number as a decimal string. */
export function wholeNumber({ min = 0, max = Number.MAX_SAFE_INTEGER } = {}) {
  return z.codec(z.string().regex(/^-?\d{1,16}$/), z.number().int().min(min).max(max), {
    decode: (text) => Number(text),
    encode: (value) => String(value),
  })
}

/** A boolean field, `1`/`0`; `true`/`false` are also accepted. */
export const Flag = z.codec(z.enum(['1', '0', 'true', 'false']), z.boolean(), {
  decode: (text) => text === '1' || text === 'true',
  encode: (value) => (value ? '1' : '0'),
})

const Stamp = z.string().regex(/^\d{14}$/, 'a 14-digit UTC stamp')

/** A time: a 14-digit UTC stamp on the wire, a Date inside the portal. */
export const Time = z.codec(
  Stamp.refine((stamp) => fromStamp(stamp) !== undefined),
  z.date(),
  { decode: (stamp) => fromStamp(stamp) ?? new Date(0), encode: (time) => toStamp(time) },
)

/** A time that may be missing: empty on the wire, `null` inside the portal. */
export const TimeOrEmpty = z.codec(
  z.union([Stamp.refine((stamp) => fromStamp(stamp) !== undefined), z.literal('')]),
  z.date().nullable(),
  {
    decode: (stamp) => fromStamp(stamp) ?? null,
    encode: (time) => (time ? toStamp(time) : ''),
  },
)

/** A day without a time: eight digits on the wire, `2018-03-12` inside the portal. Whether the day exists is not checked. */
export const Day = z.codec(z.string().regex(/^\d{8}$/), z.string().regex(/^\d{4}-\d\d-\d\d$/), {
  decode: (digits) => `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`,
  encode: (day) => day.replaceAll('-', ''),
})

/** The id of a revision, which is written like a time. Revisions of one thing sort by it. SPEC 19. */
export const Revision = Stamp

/** Declares a field that the specification names but this call does not support; it is refused by name. */
export function refusedField(why: string) {
  return z.never({ error: UNKNOWN_FIELD }).optional().describe(`not taken: ${why}`)
}

/** The caller's own account id, as in the specification; it must match the session. */
export const CallerUid = Id.optional()
