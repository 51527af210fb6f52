/** A bank card, ISO/IEC 7810 ID-1. */
export const CARD_MILLIMETRES = { long: 85.6, short: 53.98 } as const
export type CardSide = keyof typeof CARD_MILLIMETRES

/** Plausible resolutions, from the smallest phone to a projector; outside them something else than a card was measured. */
const DEVICE_PIXELS_PER_MILLIMETRE = { least: 0.5, most: 40 }

/**
 * Returns the device pixels per millimetre, given the length of a card's side in CSS pixels. Device pixels, because CSS pixels
 * change with the browser's zoom.
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
