/** Formats minutes, seconds and tenths: `0:04.1`. */
export function clockTime(seconds: number): string {
  const tenths = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds * 10)) : 0
  const rest = (tenths % 600) / 10
  return `${Math.floor(tenths / 600)}:${rest.toFixed(1).padStart(4, '0')}`
}
