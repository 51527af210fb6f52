/** The size of a page: fitted to the width or to the page, and the zoom relative to that. */
export type PdfFit = { to: 'width' | 'page'; zoom: number }

export const FIRST_FIT: PdfFit = { to: 'width', zoom: 1 }

const ZOOM = { step: 1.25, least: 0.25, most: 8 }
const MARGINS = 32
const LEAST_WIDTH = 120
/** The largest canvas that telephones render. */
const MOST_PIXELS = 16_000_000

export function zoomedFit(fit: PdfFit, steps: 1 | -1): PdfFit {
  const zoom = fit.zoom * ZOOM.step ** steps
  return { ...fit, zoom: Math.min(ZOOM.most, Math.max(ZOOM.least, zoom)) }
}

/** Returns the width of a page in CSS pixels; `ratio` is its displayed height divided by its width. */
export function fittedPageWidth(
  fit: PdfFit,
  desk: { width: number; height: number },
  ratio: number,
): number {
  const wide = desk.width - MARGINS
  const whole = Math.min(wide, (desk.height - MARGINS) / ratio)
  return Math.max(LEAST_WIDTH, (fit.to === 'width' ? wide : whole) * fit.zoom)
}

/** Returns the canvas pixels per CSS pixel: those of the screen, fewer if the page would be too large. */
export function canvasDensity(width: number, ratio: number, screen: number): number {
  return Math.min(screen, Math.sqrt(MOST_PIXELS / (width * width * ratio)))
}
