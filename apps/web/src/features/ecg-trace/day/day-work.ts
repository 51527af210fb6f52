import { decodeBeats } from '@systole/ecg/beats/beat-records'
import {
  type DayOverview,
  dayOverview,
  type TabulatedAnalysis,
} from '@systole/ecg/rhythm/day-overview'

/** Beats as their records, which are moved to the worker; a day has 130,000. */
export type DayRequest = {
  records: Uint8Array
  analysis: Omit<TabulatedAnalysis, 'beats'>
  recording: { samplesPerSecond: number; sampleCount: number }
}

/** Makes the overview of beats that the server has not tabulated, such as corrected ones. */
export function tabulateDay({ records, analysis, recording }: DayRequest): DayOverview {
  return dayOverview({ ...analysis, beats: decodeBeats(records) }, recording)
}
