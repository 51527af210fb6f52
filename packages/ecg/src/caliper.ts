const MINUTE_MILLISECONDS = 60_000
const MICROVOLTS_PER_MILLIVOLT = 1000

/** What lies between two places in time: the interval, and the rate it stands for. */
export function intervalBetween(
  fromSeconds: number,
  toSeconds: number,
): { milliseconds: number; beatsPerMinute: number | undefined } {
  const milliseconds = Math.round(Math.abs(toSeconds - fromSeconds) * 1000)
  return {
    milliseconds,
    beatsPerMinute: milliseconds > 0 ? Math.round(MINUTE_MILLISECONDS / milliseconds) : undefined,
  }
}

/** The voltage from one height of a trace to another, to the microvolt; below is negative. */
export function voltageBetween(baseMillivolts: number, topMillivolts: number): number {
  const microvolts = (topMillivolts - baseMillivolts) * MICROVOLTS_PER_MILLIVOLT
  return Math.round(microvolts) / MICROVOLTS_PER_MILLIVOLT || 0
}
