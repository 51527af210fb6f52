const KEY = 'systole.readingPanes'

export type PaneWidths = { left: number; right: number }
export const FIRST_WIDTHS: PaneWidths = { left: 236, right: 432 }
export const LIMITS: Record<keyof PaneWidths, { least: number; most: number }> = {
  left: { least: 200, most: 420 },
  right: { least: 340, most: 760 },
}

export function widened(widths: PaneWidths, pane: keyof PaneWidths, by: number): PaneWidths {
  const { least, most } = LIMITS[pane]
  return { ...widths, [pane]: Math.min(most, Math.max(least, Math.round(widths[pane] + by))) }
}

/** Remembered on this device until the person logs out. */
export function readPaneWidths(): PaneWidths {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return FIRST_WIDTHS
    if (!('left' in stored) || !('right' in stored)) return FIRST_WIDTHS
    const { left, right } = stored
    if (typeof left !== 'number' || typeof right !== 'number') return FIRST_WIDTHS
    return widened(widened({ left, right }, 'left', 0), 'right', 0)
  } catch {
    return FIRST_WIDTHS
  }
}

export function keepPaneWidths(widths: PaneWidths): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(widths))
  } catch {
    // Without storage the widths last until the page closes.
  }
}
