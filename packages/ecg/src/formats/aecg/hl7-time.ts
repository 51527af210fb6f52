const TIME =
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?<hour>\d\d)(?<minute>\d\d)(?:(?<second>\d\d)(?<fraction>\.\d+)?)?(?:(?<zoneHour>[+-]\d\d)(?<zoneMinute>\d\d))?$/

/** Returns an HL7 time as ISO 8601, with its zone if it has one; `undefined` for a day alone or anything else. */
export function isoTimeOfHl7(text: string): string | undefined {
  const found = TIME.exec(text.trim())?.groups
  if (!found) return undefined
  const { year, month, day, hour, minute, second = '00', fraction = '' } = found
  const zone = found.zoneHour === undefined ? '' : `${found.zoneHour}:${found.zoneMinute}`
  const shortened = /^\.0*$/.test(fraction) ? '' : fraction.slice(0, 4)
  const time = `${year}-${month}-${day}T${hour}:${minute}:${second}${shortened}${zone}`
  return Number.isNaN(Date.parse(time)) ? undefined : time
}
