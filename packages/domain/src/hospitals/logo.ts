import { z } from 'zod'

/** The maximum size that fits, as base64, into a form of 1 MiB beside the other fields. */
export const LOGO_MAX_BYTES = 700 * 1024
export const LOGO_MIN_SIDE = 64
export const LOGO_MAX_SIDE = 4000

export const LogoType = z.enum(['image/png', 'image/jpeg'])
export type LogoType = z.infer<typeof LogoType>

/** A logo as stored with a report: the reference to its bytes, type and size in pixels. */
export const HospitalLogo = z.object({
  key: z.string(),
  sha256: z.string(),
  type: LogoType,
  width: z.number().int(),
  height: z.number().int(),
})
export type HospitalLogo = z.infer<typeof HospitalLogo>

/** Returns the largest size of a picture of this shape within the box, never above its own pixels. */
export function fitLogo(
  { width, height }: Pick<HospitalLogo, 'width' | 'height'>,
  box: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(box.width / width, box.height / height, 1)
  return { width: width * scale, height: height * scale }
}
