import { isUsable } from '@systole/ecg/paper/screen-calibration'

/** The storage key. Kept after sign-out (forget-everything.ts), because it belongs to the screen, not to the user. */
const KEY = 'systole.screenMillimetres'

/** Returns the calibration of this screen, identified by its size in device pixels. */
export function readScreen(): number | undefined {
  const known = readAll()[screenName()]
  return known !== undefined && isUsable(known) ? known : undefined
}

/** Stores the calibration; `undefined` deletes it. */
export function keepScreen(devicePixelsPerMillimetre: number | undefined): void {
  const { [screenName()]: _, ...others } = readAll()
  const all =
    devicePixelsPerMillimetre === undefined
      ? others
      : { ...others, [screenName()]: devicePixelsPerMillimetre }
  try {
    window.localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // Without storage the calibration lasts until the page closes.
  }
}

function readAll(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] =>
        Number.isFinite(entry[1]),
      ),
    )
  } catch {
    return {}
  }
}

function screenName(): string {
  const { width, height } = window.screen
  const ratio = window.devicePixelRatio
  return `${Math.round(width * ratio)}x${Math.round(height * ratio)}`
}
