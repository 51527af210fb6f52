import { fitLogo } from '@systole/domain/hospitals/logo'

/** The box of a hospital's logo on the printed page, in points; on the screen these are CSS points. */
const BOX = { width: 150, height: 48 } as const

/** Returns the size of a logo on a report: it fits its box and is never enlarged beyond a point per pixel. */
export function logoSize(logo: { width: number; height: number }): {
  width: number
  height: number
} {
  return fitLogo(logo, BOX)
}
