/** Says when something was in a recording: by the recorder's clock if the file names one, otherwise from its start. */
export type DayClock = {
  /** "07:55:12", or "7:55:12" after the start. */
  time: (seconds: number) => string
  /** "07:55". */
  minute: (seconds: number) => string
  /** The seconds from the start of the recording to the first whole hour of the clock. */
  firstHour: number
}

const HOUR_SECONDS = 3600
const DAY_SECONDS = 86_400

/** Reads the clock of a start such as `2026-11-21T17:30:05`; the zone of the recorder stays as it is. */
export function dayClock(startedAt: string | undefined): DayClock {
  const [, hours, minutes, seconds] = /T(\d{2}):(\d{2})(?::(\d{2}))?/.exec(startedAt ?? '') ?? []
  if (hours === undefined || minutes === undefined) return { ...written(0, ''), firstHour: 0 }
  const start = Number(hours) * HOUR_SECONDS + Number(minutes) * 60 + Number(seconds ?? 0)
  return {
    ...written(start, '0'),
    firstHour: (HOUR_SECONDS - (start % HOUR_SECONDS)) % HOUR_SECONDS,
  }
}

function written(start: number, pad: string): Pick<DayClock, 'time' | 'minute'> {
  const minute = (seconds: number) => {
    const at = Math.floor(start + seconds)
    const day = pad === '' ? at : at % DAY_SECONDS
    const hour = String(Math.floor(day / HOUR_SECONDS))
    return `${hour.padStart(pad === '' ? 1 : 2, '0')}:${two(Math.floor(day / 60) % 60)}`
  }
  return {
    minute,
    time: (seconds) => `${minute(seconds)}:${two(Math.floor(start + seconds) % 60)}`,
  }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
