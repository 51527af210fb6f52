import { decodeBeats } from '@systole/ecg/beats/beat-records'
import { type DayFinding, dayFindings } from '@systole/ecg/rhythm/day-findings'
import type { RhythmDescription } from '@systole/ecg/rhythm/describe-rhythm'
import { type DayTables, dayTables } from '@systole/ecg/rhythm/rate-trend'
import type { BeatSeries } from '@systole/ecg/rhythm/rr-intervals'

/** Beats as their records, which are moved to the worker; a day has 130,000. */
export type DayRequest = Omit<BeatSeries, 'beats'> & {
  records: Uint8Array
  rhythm: Pick<RhythmDescription, 'rates' | 'findings'>
}

export type Day = DayTables & { findings: readonly DayFinding[] }

/** Tabulates a long recording by minutes and hours, and finds its extremes. */
export function tabulateDay({ records, rhythm, ...recording }: DayRequest): Day {
  const series = { ...recording, beats: decodeBeats(records) }
  const tables = dayTables(series)
  return { ...tables, findings: dayFindings(series, rhythm, tables.longestPauses) }
}
