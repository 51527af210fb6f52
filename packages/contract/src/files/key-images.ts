import { LOGO_MAX_BYTES } from '@systole/domain/hospitals/logo'
import { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import { KeyImageId, KeyImageView, KeyPicture } from '@systole/domain/key-images/key-image'
import { z } from 'zod'
import { endpoint } from '../wire/endpoint.ts'
import { CallerUid, Id, json, Time, wholeNumber } from '../wire/form-fields.ts'
import type { Decoded } from '../wire/names.ts'

const STILL_MAX_CHARACTERS = Math.ceil(LOGO_MAX_BYTES / 3) * 4

/**
 * A key image. `picture` is as stored with a report; `url` serves the bytes of a still for some minutes and is empty for a strip.
 */
export const WireKeyImage = z.object({
  kid: z.string(),
  fid: z.string(),
  fname: z.string(),
  frame: z.number().int().nullable(),
  picture: KeyPicture,
  url: z.string(),
  author: z.string(),
  created: Time,
})
export type WireKeyImage = z.infer<typeof WireKeyImage>
export type ReportKeyImage = Decoded<WireKeyImage>

export const queryKeyImages = endpoint({
  path: '/api/query_key_images',
  summary: 'The pictures that were taken of a case’s files for its report, in it or not',
  access: 'queryKeyImages',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id, uid: CallerUid }),
  output: z.object({ images: z.array(WireKeyImage) }),
  errors: ['caseNotFound'],
})

/** A form is limited to 1 MiB, so a still to 700 KiB. The report includes it once the draft names it. */
export const addKeyImage = endpoint({
  path: '/api/add_key_image',
  summary:
    'Keep a picture of a file as it is seen, for the report: a still (PNG or JPEG) or a strip',
  access: 'addKeyImage',
  effect: 'steps',
  rate: 'write',
  input: z.object({
    usid: Id,
    uid: CallerUid,
    kid: KeyImageId,
    fid: Id,
    frame: wholeNumber({ max: 1_000_000 }).optional(),
    still: z
      .string()
      .max(STILL_MAX_CHARACTERS)
      .regex(/^[\w+/-]+={0,2}$/)
      .optional()
      .describe('the bytes as base64 or base64url, at most 700 KiB of them'),
    strip: json(EcgStrip).optional().describe('instead of a still: a piece of an ECG'),
    view: json(KeyImageView).optional(),
  }),
  output: z.object({ image: WireKeyImage }),
  errors: ['caseNotFound', 'wrongStatus', 'notHolder', 'releasePending'],
})
