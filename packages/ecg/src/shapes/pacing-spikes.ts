import { copyMillivolts, type EcgSignal, type SignalLead } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'

/** Below this rate a spike of half a millisecond is smoothed away or looks like noise. */
const SLOWEST_SAMPLING = 250
/** A spike has returned to where it began after this time; the filter of a recorder widens it to the samples next to it. */
const SPIKE_SECONDS = 0.0025
/** A QRS of the species lasts at least so many times as long as a spike with its edges: otherwise it looks like one. */
const QRS_OF_SPIKES = 2
/** A spike, and the QRS that follows it, are smaller than this in no lead that shows them. */
const LEAST_MILLIVOLTS = 0.2
/** A spike bends so many times more sharply than anything else around it, the QRS included. */
const SHARPER = 4
/** The height of spikes differs less than by this factor. */
const ALIKE = 2.5
/** The share of beats with the same spike from which a group is paced; the number of beats looked at. */
const PACED_SHARE = 0.8
const BEATS_TO_LOOK_AT = 40

/** A spike of a lead: its place in samples from the beat, and its height with its direction. */
type Spike = { place: number; millivolts: number }

/** Returns whether a pacemaker's spike, of one height and at one time, is before nearly every one of the beats. */
export function isPaced(
  signal: EcgSignal,
  samples: readonly number[],
  profile: SpeciesProfile,
): boolean {
  if (!canShowSpikes(signal.samplesPerSecond, profile) || samples.length === 0) return false
  const step = Math.max(1, samples.length / BEATS_TO_LOOK_AT)
  const looked: number[] = []
  for (let place = 0; place < samples.length; place += step) {
    looked.push(samples[Math.floor(place)] ?? 0)
  }
  return signal.leads.some((lead) => {
    const spikes = looked.flatMap(
      (sample) => findSpike(lead, sample, signal.samplesPerSecond, profile) ?? [],
    )
    const tolerance = (profile.waves.qrsSeconds / 2) * signal.samplesPerSecond
    return countAlike(spikes, tolerance) >= PACED_SHARE * looked.length
  })
}

/** Returns whether a spike differs from a narrow QRS of the species at this sampling rate. */
function canShowSpikes(samplesPerSecond: number, { waves }: SpeciesProfile): boolean {
  if (samplesPerSecond < SLOWEST_SAMPLING) return false
  const spikeSamples = 2 * edgeOf(samplesPerSecond) + 1
  return waves.qrsSeconds * samplesPerSecond >= QRS_OF_SPIKES * spikeSamples
}

/** Returns the distance from the middle of a spike to samples that it does not reach. */
function armOf(samplesPerSecond: number): number {
  return Math.max(1, Math.round(SPIKE_SECONDS * samplesPerSecond))
}

/** Returns how far around a spike the signal bends because of it. */
function edgeOf(samplesPerSecond: number): number {
  return 2 * armOf(samplesPerSecond)
}

/** Looks from 1.5 slope windows before a beat to as far behind it; the spike is not behind the beat. */
function findSpike(
  lead: SignalLead,
  sample: number,
  samplesPerSecond: number,
  { slopeWindowSeconds }: SpeciesProfile,
): Spike | undefined {
  const reach = Math.round(1.5 * slopeWindowSeconds * samplesPerSecond)
  const millivolts = copyMillivolts(lead, sample - reach, new Float32Array(2 * reach + 1))
  const bends = bendsOf(millivolts, armOf(samplesPerSecond))
  const sharpest = Math.max(...bends)
  const place = bends.indexOf(sharpest)
  if (place > reach || !(sharpest >= LEAST_MILLIVOLTS)) return undefined
  const isSharp = (bend: number) => SHARPER * bend > sharpest
  const from = bends.findIndex(isSharp)
  const to = bends.findLastIndex(isSharp)
  if (to - from > 2 * edgeOf(samplesPerSecond)) return undefined
  const qrsTo = to + 1 + Math.round(slopeWindowSeconds * samplesPerSecond)
  const qrs = millivolts.subarray(to + 1, qrsTo)
  if (!(heightOf(qrs) >= LEAST_MILLIVOLTS)) return undefined
  return { place: from - reach, millivolts: furthestFromFirst(millivolts.subarray(from, to + 1)) }
}

/** Measures how far each sample is from the middle of the samples an arm away. */
function bendsOf(millivolts: Float32Array, arm: number): number[] {
  return Array.from(millivolts, (value, index) => {
    const neighbours = (millivolts[index - arm] ?? value) + (millivolts[index + arm] ?? value)
    return Math.abs(value - neighbours / 2)
  })
}

function furthestFromFirst(millivolts: Float32Array): number {
  const [first = 0] = millivolts
  return millivolts.reduce(
    (furthest, value) => (Math.abs(value - first) > Math.abs(furthest) ? value - first : furthest),
    0,
  )
}

function heightOf(millivolts: Float32Array): number {
  return Math.max(...millivolts) - Math.min(...millivolts)
}

/** Counts the spikes that have the usual height and come at the usual time. */
function countAlike(spikes: readonly Spike[], tolerance: number): number {
  const usual = median(spikes.map(({ millivolts }) => millivolts))
  const place = median(spikes.map((spike) => spike.place))
  return spikes.filter((spike) => {
    const ratio = spike.millivolts / usual
    return ratio < ALIKE && ratio > 1 / ALIKE && Math.abs(spike.place - place) <= tolerance
  }).length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
