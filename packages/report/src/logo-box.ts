import { fitLogo } from '@systole/domain/hospitals/logo'

/** Where a hospital's logo stands on paper, in points; on the screen these are CSS points too. */
const BOX = { width: 150, height: 48 } as const

/** The size of a logo on a report: whole in its box, never blown up beyond a point a pixel. */
export function logoSize(logo: { width: number; height: number }): {
  width: number
  height: number
} {
  return fitLogo(logo, BOX)
}
