/** Formats the wire's time: 14 digits of UTC, `YYYYMMDDHHmmss`. wire.md, "Rules for all calls". */
export function toStamp(time: Date): string {
  const day = (time.getUTCFullYear() * 100 + time.getUTCMonth() + 1) * 100 + time.getUTCDate()
  const second = (time.getUTCHours() * 100 + time.getUTCMinutes()) * 100 + time.getUTCSeconds()
  return String(day * 1_000_000 + second).padStart(14, '0')
}

const FIRST_YEAR = 1900

/** Parses a stamp; returns `undefined` for a day that does not exist or a year before any record. */
export function fromStamp(stamp: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  if (Number(year) < FIRST_YEAR || Number.isNaN(time.getTime())) return undefined
  return toStamp(time) === stamp ? time : undefined
}
