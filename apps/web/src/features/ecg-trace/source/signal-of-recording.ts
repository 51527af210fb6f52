import type { EcgLead, EcgRecording } from '@systole/ecg/ecg-recording'
import { type EcgSignal, NO_SAMPLE, type SignalLead } from '@systole/ecg/signal/ecg-signal'

/** Steps of half a microvolt, unless the lead is too large for 16 bits. */
const COUNTS_PER_MILLIVOLT = 2000
const LARGEST_COUNT = 32_767

/** Converts the millivolts of a file to 16-bit counts. */
export function signalOfRecording({ leads, samplesPerSecond }: EcgRecording): EcgSignal {
  return {
    samplesPerSecond,
    sampleCount: Math.max(0, ...leads.map(({ millivolts }) => millivolts.length)),
    leads: leads.map(countsOf),
  }
}

function countsOf({ name, millivolts }: EcgLead): SignalLead {
  let largest = 0
  for (const value of millivolts) if (Math.abs(value) > largest) largest = Math.abs(value)
  const countsPerMillivolt = Math.min(COUNTS_PER_MILLIVOLT, LARGEST_COUNT / largest)
  const samples = new Int16Array(millivolts.length)
  for (let at = 0; at < samples.length; at += 1) {
    const value = millivolts[at] ?? Number.NaN
    samples[at] = Number.isNaN(value) ? NO_SAMPLE : Math.round(value * countsPerMillivolt)
  }
  return { name, countsPerMillivolt, baseline: 0, samples }
}
