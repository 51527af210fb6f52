const CLOCK =
  /^(\d{4})[-/](\d\d)[-/](\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)\s*(Z|[+-]\d\d:?\d\d)?)?$/

/** Returns a date and time in ISO 8601, with the zone only if the text names one; `undefined` for anything else. */
export function isoTimeOf(text: string): string | undefined {
  const [, year, month, day, time, zone = ''] = CLOCK.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${month}-${day}`
  return time === undefined ? date : `${date}T${time}${zone}`
}

/** Returns the time of an epoch in seconds or milliseconds, in ISO 8601; `undefined` outside the years 2001 to 2100. */
export function isoTimeOfEpoch(epoch: number): string | undefined {
  const milliseconds = epoch >= 1e9 && epoch < 4.2e9 ? epoch * 1000 : epoch
  if (!(milliseconds >= 1e12 && milliseconds < 4.2e12)) return undefined
  return new Date(milliseconds).toISOString()
}
