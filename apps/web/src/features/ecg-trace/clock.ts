const two = (value: number) => String(value).padStart(2, '0')

/** Formats a time of a recording: "0:38", with decimals "0:38.14", from an hour on "2:01:05". */
export function clockOf(seconds: number, decimals = 0): string {
  const unit = 10 ** decimals
  const units = Math.round(Math.max(0, seconds) * unit)
  const whole = Math.floor(units / unit)
  const rest = decimals > 0 ? `.${String(units % unit).padStart(decimals, '0')}` : ''
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const text = `${two(whole % 60)}${rest}`
  return hours > 0 ? `${hours}:${two(minutes)}:${text}` : `${minutes}:${text}`
}
