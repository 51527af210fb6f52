import type { SpeciesProfile } from '../species/species-profile.ts'
import type { BeatShape, WaveBounds } from './beat-shape.ts'
import type { QrsBounds } from './qrs-bounds.ts'
import { smoothTwice } from './running-mean.ts'
import { footOfWave } from './wave-foot.ts'
import { mostProminentPeak, type Peak } from './wave-peak.ts'

/** Shares of a typical T wave. */
const T_SMOOTHING = 0.165
const T_AFTER_J = 0.22
const T_LEAD_SPREAD = 0.45
const T_REACH = { flank: 0.67, onsetTail: 0.9, endTail: 0.55 }
const AFTER_T_PEAK = 0.33
/** Shares of a typical P wave. */
const P_SMOOTHING = 0.2
const P_LEAD_SPREAD = 0.5
const P_HALF = 0.6
const P_REACH = { flank: 0.6, onsetTail: 0.5, endTail: 0.35 }
/** The T never ends closer to the next R than this share of RR. */
const BEFORE_NEXT_R = 0.1

export type PAndT = {
  p: readonly (WaveBounds | undefined)[]
  t: readonly (WaveBounds | undefined)[]
}
type Range = { from: number; to: number }
type Reach = { flank: number; onsetTail: number; endTail: number }

/**
 * Finds the bumps that P and T would be, in every lead near the place of the clearest one: first the T peak, then the P between the
 * preceding T and the QRS, then the feet of both. Whether the P is one is judged by its repetition.
 */
export function findPAndT(shape: BeatShape, qrs: QrsBounds, profile: SpeciesProfile): PAndT {
  const { samplesPerSecond: rate, leads } = shape
  const rrBefore = shape.rrBeforeSeconds * rate
  const tLength = profile.waves.tSeconds * rate
  const pLength = profile.waves.pSeconds * rate

  const forT = leads.map((lead) => smoothTwice(lead, T_SMOOTHING * tLength))
  const tPeakRange = rangeOfTPeak(shape, qrs, profile)
  const tPeaks = peaksNearClearest(forT, tPeakRange, T_LEAD_SPREAD * tLength)
  const lastTPeak = Math.max(0, ...tPeaks.map((peak) => peak?.index ?? 0))

  const forP = leads.map((lead) => smoothTwice(lead, P_SMOOTHING * pLength))
  const earliestP = qrs.on - profile.waves.longestPrSeconds * rate
  const pRange = {
    from: Math.round(Math.max(1, earliestP, lastTPeak - rrBefore + AFTER_T_PEAK * tLength)),
    to: qrs.on,
  }
  const pPeaks = peaksNearClearest(forP, pRange, P_LEAD_SPREAD * pLength)

  const tLimit = limitOfT(shape, pPeaks, profile)
  const t = forT.map((lead, index) => {
    const peak = tPeaks[index]
    const range = { from: tPeakRange.from, to: Math.max(tLimit, (peak?.index ?? 0) + 3) }
    return waveAround(lead, peak, range, T_REACH, tLength)
  })
  const p = forP.map((lead, index) => {
    const lastTEnd = (t[index]?.off ?? 0) - rrBefore
    const from = Math.round(Math.max(1, pRange.from - P_HALF * pLength, lastTEnd))
    return waveAround(lead, pPeaks[index], { from, to: qrs.on }, P_REACH, pLength)
  })
  return { p, t }
}

/** Returns the bounds of a P whose peak is known, in one lead of a beat. */
export function pWaveAround(
  lead: Float32Array,
  peak: number,
  qrsOn: number,
  samplesPerSecond: number,
  profile: SpeciesProfile,
): WaveBounds {
  const length = profile.waves.pSeconds * samplesPerSecond
  const smooth = smoothTwice(lead, P_SMOOTHING * length)
  const range = { from: Math.max(1, Math.round(peak - 2 * P_HALF * length)), to: qrsOn }
  return waveOf(smooth, { index: peak, prominence: 0 }, range, P_REACH, length)
}

function rangeOfTPeak(shape: BeatShape, qrs: QrsBounds, profile: SpeciesProfile): Range {
  const { samplesPerSecond: rate, rrAfterSeconds } = shape
  const { latestTPeakSeconds, longestQtSeconds, tSeconds } = profile.waves
  const typicalRr = 60 / profile.typicalRate
  const latest = latestTPeakSeconds * Math.sqrt(rrAfterSeconds / typicalRr)
  const to = Math.min(
    qrs.on + Math.min(latest, longestQtSeconds) * rate,
    shape.rIndex + (1 - BEFORE_NEXT_R) * rrAfterSeconds * rate,
    (shape.leads[0]?.length ?? 0) - 2,
  )
  return { from: Math.round(qrs.off + T_AFTER_J * tSeconds * rate), to: Math.round(to) }
}

/** Returns the index that the T does not pass: the next P, the next R, or the longest QT. */
function limitOfT(
  shape: BeatShape,
  pPeaks: readonly (Peak | undefined)[],
  profile: SpeciesProfile,
): number {
  const { samplesPerSecond: rate, rIndex } = shape
  const length = shape.leads[0]?.length ?? 0
  const rr = shape.rrAfterSeconds * rate
  const firstP = Math.min(length, ...pPeaks.map((peak) => peak?.index ?? length))
  return Math.round(
    Math.min(
      length - 2,
      rIndex + profile.waves.longestQtSeconds * rate,
      rIndex + (1 - BEFORE_NEXT_R) * rr,
      firstP + rr - P_HALF * profile.waves.pSeconds * rate,
    ),
  )
}

/** Returns the clearest bump of each lead, looked for again near the clearest of all where a lead's own is elsewhere. */
function peaksNearClearest(
  leads: readonly Float32Array[],
  range: Range,
  spread: number,
): (Peak | undefined)[] {
  const own = leads.map((lead) => mostProminentPeak(lead, range.from, range.to))
  const clearest = own.reduce(
    (best, peak) => ((peak?.prominence ?? 0) > (best?.prominence ?? 0) ? peak : best),
    undefined,
  )
  if (!clearest) return own
  const near = {
    from: Math.max(range.from, Math.round(clearest.index - spread)),
    to: Math.min(range.to, Math.round(clearest.index + spread)),
  }
  return leads.map((lead, index) => {
    const peak = own[index]
    if (peak && Math.abs(peak.index - clearest.index) <= spread) return peak
    return mostProminentPeak(lead, near.from, near.to) ?? { index: clearest.index, prominence: 0 }
  })
}

function waveAround(
  lead: Float32Array,
  peak: Peak | undefined,
  range: Range,
  reach: Reach,
  typicalLength: number,
): WaveBounds | undefined {
  return peak && waveOf(lead, peak, range, reach, typicalLength)
}

function waveOf(
  lead: Float32Array,
  peak: Peak,
  range: Range,
  reach: Reach,
  typicalLength: number,
): WaveBounds {
  const flank = Math.round(reach.flank * typicalLength)
  const onset = { flank, tail: Math.round(reach.onsetTail * typicalLength) }
  const end = { flank, tail: Math.round(reach.endTail * typicalLength) }
  return {
    on: footOfWave(lead, peak.index, -1, range.from, onset),
    peak: peak.index,
    off: footOfWave(lead, peak.index, 1, range.to, end),
    prominence: peak.prominence,
  }
}
