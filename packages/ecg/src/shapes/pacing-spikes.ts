import { copyMillivolts, type EcgSignal, type SignalLead } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'

/** Below this rate a spike of half a millisecond is smoothed away or looks like noise. */
const SLOWEST_SAMPLING = 250
/** A spike is smaller than this in no lead that shows it. */
const LEAST_MILLIVOLTS = 0.2
/** A spike bends so many times more sharply than anything else around it, the QRS included. */
const SHARPER = 4
/** A spike and its own edges. */
const SPIKE_REACH = 3
/** The share of beats with a spike from which a group is paced; the number of beats looked at. */
const PACED_SHARE = 0.8
const BEATS_TO_LOOK_AT = 40

/** Returns whether a pacemaker's spike is before nearly every one of the beats. */
export function isPaced(
  signal: EcgSignal,
  samples: readonly number[],
  profile: SpeciesProfile,
): boolean {
  if (signal.samplesPerSecond < SLOWEST_SAMPLING || samples.length === 0) return false
  const step = Math.max(1, samples.length / BEATS_TO_LOOK_AT)
  let seen = 0
  let spiked = 0
  for (let place = 0; place < samples.length; place += step) {
    const sample = samples[Math.floor(place)] ?? 0
    seen += 1
    if (signal.leads.some((lead) => hasSpike(lead, sample, signal.samplesPerSecond, profile))) {
      spiked += 1
    }
  }
  return spiked >= PACED_SHARE * seen
}

/** Looks from 1.5 slope windows before a beat to as far behind it; the spike is not behind the beat. */
function hasSpike(
  lead: SignalLead,
  sample: number,
  samplesPerSecond: number,
  { slopeWindowSeconds }: SpeciesProfile,
): boolean {
  const reach = Math.round(1.5 * slopeWindowSeconds * samplesPerSecond)
  const millivolts = copyMillivolts(lead, sample - reach, new Float32Array(2 * reach + 1))
  const bends = Array.from(millivolts, (value, index) => {
    const neighbours = (millivolts[index - 1] ?? value) + (millivolts[index + 1] ?? value)
    return Math.abs(value - neighbours / 2)
  })
  let sharpest = 0
  bends.forEach((bend, index) => {
    if (bend > (bends[sharpest] ?? 0)) sharpest = index
  })
  const spike = bends[sharpest] ?? 0
  if (sharpest > reach || spike < LEAST_MILLIVOLTS) return false
  return bends.every(
    (bend, index) => Math.abs(index - sharpest) <= SPIKE_REACH || !(SHARPER * bend > spike),
  )
}
