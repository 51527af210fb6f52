/** The wire's time: 14 digits of UTC, `YYYYMMDDHHmmss`. wire.md, "Rules for all calls". */
export function toStamp(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')
}

/** The time a stamp names, or undefined when it names none. */
export function fromStamp(stamp: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(stamp)
  if (!parts) return undefined
  const [, year, month, day, hour, minute, second] = parts
  const time = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) || toStamp(time) !== stamp ? undefined : time
}
