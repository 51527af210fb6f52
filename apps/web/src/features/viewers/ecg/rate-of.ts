import type { EcgLead, EcgRecording } from '@systole/ecg/ecg-recording'
import { heartRate, rPeaks } from '@systole/ecg/heart-rate'
import { leadReach } from '@systole/ecg/lead-reach'
import { usualLead } from '../../ecg-trace/lead-choice.ts'

/** The first part of a day-long recording, in which its rate is counted. */
const COUNTED_SECONDS = 300

/** Returns the heart rate in lead II, as is usual, otherwise in the lead with the largest waves. */
export function rateOf({ leads, samplesPerSecond }: EcgRecording) {
  const usual = usualLead(leads)
  const lead = usual?.name.toUpperCase() === 'II' ? usual : largest(leads)
  if (!lead) return undefined
  const counted = lead.millivolts.subarray(0, COUNTED_SECONDS * samplesPerSecond)
  return heartRate(rPeaks(counted, samplesPerSecond), samplesPerSecond)
}

function largest(leads: readonly EcgLead[]): EcgLead | undefined {
  const spans = leads.map(leadReach).map(({ highest, lowest }) => highest - lowest)
  return leads[spans.indexOf(Math.max(...spans))]
}
