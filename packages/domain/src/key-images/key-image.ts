import { z } from 'zod'
import { HospitalLogo } from '../hospitals/logo.ts'
import { plainText } from '../text/plain-text.ts'
import { EcgStrip } from './ecg-strip.ts'

export const KEY_IMAGES_MAX = 12
/** The maximum number of key images stored with a case, whether included in a report or not. */
export const KEY_IMAGES_PER_CASE = 200
export const CAPTION_MAX = 300

/** Chosen by the client, so that a repeated save updates one row. */
export const KeyImageId = z.string().regex(/^[\w-]{8,64}$/)

/** A key image included in the report; the array has the order of the draft. */
export const ChosenKeyImage = z.object({
  id: KeyImageId,
  caption: plainText(CAPTION_MAX).default(''),
})
export type ChosenKeyImage = z.infer<typeof ChosenKeyImage>

/** The view of the picture when it was captured. */
export const KeyImageView = z.object({
  window: z.object({ lower: z.number(), upper: z.number() }).optional(),
  zoom: z.number().optional(),
  /** The ids of the measurements burnt into the picture. */
  measurements: z.array(z.string().max(64)).max(50).optional(),
})
export type KeyImageView = z.infer<typeof KeyImageView>

/** A reference to the bytes of a still image and its size in pixels, as stored with a report. */
export const StillShape = HospitalLogo
export type StillShape = z.infer<typeof StillShape>

/** A still image with burnt-in measurements, or an ECG strip that is redrawn from its data. */
export const KeyPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('still'), ...StillShape.shape }),
  z.object({ kind: z.literal('strip'), strip: EcgStrip }),
])
export type KeyPicture = z.infer<typeof KeyPicture>
