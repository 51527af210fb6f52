const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')

/**
 * Returns the start of a recording without a zone, because EDF has none. EDF+ writes the full year in its recording field and X there
 * if the date is withheld; the two digits of EDF are years from 1985 to 2084.
 */
export function startOfRecording(of: {
  date: string
  time: string
  recording: string
}): string | undefined {
  const time = /^(\d\d)[.:](\d\d)[.:](\d\d)$/.exec(of.time)
  const day = dayOf(of.date, of.recording)
  if (!time || day === undefined) return undefined
  const startedAt = `${day}T${time.slice(1).join(':')}`
  return Number.isNaN(Date.parse(`${startedAt}Z`)) ? undefined : startedAt
}

/** Returns a start moved by seconds, to the millisecond. */
export function laterStart(startedAt: string | undefined, seconds: number): string | undefined {
  if (startedAt === undefined) return undefined
  const moved = new Date(Date.parse(`${startedAt}Z`) + Math.round(seconds * 1000))
  if (Number.isNaN(moved.getTime())) return undefined
  return moved.toISOString().replace(/(?:\.000)?Z$/, '')
}

function dayOf(date: string, recording: string): string | undefined {
  const plus = /^Startdate (?:(\d\d)-([A-Z]{3})-(\d{4})|X)(?: |$)/i.exec(recording)
  if (plus) {
    const month = MONTHS.indexOf(plus[2]?.toUpperCase() ?? '') + 1
    return month === 0 ? undefined : `${plus[3]}-${String(month).padStart(2, '0')}-${plus[1]}`
  }
  const [, day, month, year] = /^(\d\d)[./-](\d\d)[./-](\d\d)$/.exec(date) ?? []
  if (day === undefined || month === undefined || year === undefined) return undefined
  return `${Number(year) >= 85 ? '19' : '20'}${year}-${month}-${day}`
}
