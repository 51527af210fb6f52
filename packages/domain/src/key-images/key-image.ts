import { z } from 'zod'
import { HospitalLogo } from '../hospitals/logo.ts'
import { plainText } from '../text/plain-text.ts'
import { EcgStrip } from './ecg-strip.ts'

export const KEY_IMAGES_MAX = 12
/** Kept with a case, in a report or not. */
export const KEY_IMAGES_PER_CASE = 200
export const CAPTION_MAX = 300

/** Chosen by the client, so that a repeated save is one row. */
export const KeyImageId = z.string().regex(/^[\w-]{8,64}$/)

/** Key images in the report, in the order of the draft. */
export const ChosenKeyImage = z.object({
  id: KeyImageId,
  caption: plainText(CAPTION_MAX).default(''),
})
export type ChosenKeyImage = z.infer<typeof ChosenKeyImage>

/** How the picture was looked at when it was taken. */
export const KeyImageView = z.object({
  window: z.object({ lower: z.number(), upper: z.number() }).optional(),
  zoom: z.number().optional(),
  /** Whose lines are burnt in. */
  measurements: z.array(z.string().max(64)).max(50).optional(),
})
export type KeyImageView = z.infer<typeof KeyImageView>

/** The bytes of a still and their shape, as a report keeps them; sides in pixels. */
export const StillShape = HospitalLogo
export type StillShape = z.infer<typeof StillShape>

/** A still with its measurements burnt in, or a strip of an ECG that is drawn anew. */
export const KeyPicture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('still'), ...StillShape.shape }),
  z.object({ kind: z.literal('strip'), strip: EcgStrip }),
])
export type KeyPicture = z.infer<typeof KeyPicture>
