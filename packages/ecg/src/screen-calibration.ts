/** A bank card, ISO/IEC 7810 ID-1. */
export const CARD_MILLIMETRES = { long: 85.6, short: 53.98 } as const
export type CardSide = keyof typeof CARD_MILLIMETRES

/** From the smallest telephone to a projector; outside it, something else than a card was laid on. */
const DEVICE_PIXELS_PER_MILLIMETRE = { least: 0.5, most: 40 }

/**
 * How many of the screen's own pixels a millimetre is, when that side of a card is as long as so many CSS pixels.
 * The screen's own: the CSS pixel changes with the browser's zoom, the screen does not.
 */
export function calibrate(
  side: CardSide,
  cssPixels: number,
  devicePixelRatio: number,
): number | undefined {
  const perMillimetre = (cssPixels * devicePixelRatio) / CARD_MILLIMETRES[side]
  return isUsable(perMillimetre) ? perMillimetre : undefined
}

export function cssPixelsPerMillimetre(
  devicePixelsPerMillimetre: number,
  devicePixelRatio: number,
): number {
  return devicePixelsPerMillimetre / devicePixelRatio
}

export function isUsable(devicePixelsPerMillimetre: number): boolean {
  const { least, most } = DEVICE_PIXELS_PER_MILLIMETRE
  return devicePixelsPerMillimetre >= least && devicePixelsPerMillimetre <= most
}
