import type { QtCorrection, SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape, LeadBounds, WaveBounds } from './beat-shape.ts'

/** Values of one lead of a beat. Heights are signed, against the level before the QRS, P against the level before the P. */
export const LEAD_VALUES = [
  'pHeightMillivolts',
  'pDurationSeconds',
  'qMillivolts',
  'rMillivolts',
  'sMillivolts',
  'qrsDurationSeconds',
  'stMillivolts',
  'tHeightMillivolts',
] as const
export type LeadValueName = (typeof LEAD_VALUES)[number]

/** Values over all leads: intervals from the earliest onset to the latest end, axes from leads I and II. */
export const OVERALL_VALUES = [
  'pDurationSeconds',
  'prSeconds',
  'qrsDurationSeconds',
  'qtSeconds',
  'qtcSeconds',
  'pAxisDegrees',
  'qrsAxisDegrees',
] as const
export type OverallValueName = (typeof OVERALL_VALUES)[number]

export type Values<Name extends string> = Readonly<Partial<Record<Name, number>>>
export type WaveValues = {
  leads: readonly Values<LeadValueName>[]
  overall: Values<OverallValueName>
}

/** The level before the QRS is the mean over this share of a typical QRS. */
const LEVEL_SHARE = 0.2

/** Reads all values of a beat from its bounds. */
export function readWaveValues(
  shape: BeatShape,
  bounds: BeatBounds,
  leadNames: readonly string[],
  profile: SpeciesProfile,
): WaveValues {
  const leads = bounds.leads.map((lead, index) =>
    readLead(shape.leads[index] ?? new Float32Array(0), lead, shape.samplesPerSecond, profile),
  )
  return { leads, overall: readOverall(shape, bounds, leads, leadNames, profile) }
}

function readLead(
  values: Float32Array,
  { p, qrs, t }: LeadBounds,
  samplesPerSecond: number,
  { waves }: SpeciesProfile,
): Values<LeadValueName> {
  const levelSamples = Math.max(1, Math.round(LEVEL_SHARE * waves.qrsSeconds * samplesPerSecond))
  const level = meanBefore(values, qrs.on, levelSamples)
  const deflections = readQrs(values, qrs, level)
  const stIndex = qrs.off + Math.round(waves.stDelaySeconds * samplesPerSecond)
  return {
    ...(p && {
      pHeightMillivolts: (values[p.peak] ?? 0) - meanBefore(values, p.on, levelSamples),
      pDurationSeconds: (p.off - p.on) / samplesPerSecond,
    }),
    ...deflections,
    qrsDurationSeconds: (qrs.off - qrs.on) / samplesPerSecond,
    stMillivolts: meanBefore(values, stIndex + 1, levelSamples) - level,
    ...(t && { tHeightMillivolts: (values[t.peak] ?? 0) - level }),
  }
}

/** Returns the mean of the samples right before an index. */
function meanBefore(values: Float32Array, index: number, count: number): number {
  let sum = 0
  for (let step = 1; step <= count; step += 1) sum += values[Math.max(0, index - step)] ?? 0
  return sum / count
}

/** Reads Q, R and S; a deflection that is not there is 0. */
function readQrs(
  values: Float32Array,
  qrs: WaveBounds,
  level: number,
): { qMillivolts: number; rMillivolts: number; sMillivolts: number } {
  let rAt = qrs.on
  for (let index = qrs.on; index <= qrs.off; index += 1) {
    if ((values[index] ?? 0) > (values[rAt] ?? 0)) rAt = index
  }
  const rMillivolts = Math.max(0, (values[rAt] ?? 0) - level)
  const lowest = (from: number, to: number): number => {
    let found = 0
    for (let index = from; index <= to; index += 1) {
      found = Math.min(found, (values[index] ?? 0) - level)
    }
    return found
  }
  return { qMillivolts: lowest(qrs.on, rAt), rMillivolts, sMillivolts: lowest(rAt, qrs.off) }
}

function readOverall(
  shape: BeatShape,
  bounds: BeatBounds,
  leads: readonly Values<LeadValueName>[],
  leadNames: readonly string[],
  { qtCorrection }: SpeciesProfile,
): Values<OverallValueName> {
  const { pOn, qrsOn, qrsOff, tOff } = bounds.overall
  const seconds = (from: number, to: number): number => (to - from) / shape.samplesPerSecond
  const pOff = Math.max(0, ...bounds.leads.map(({ p }) => p?.off ?? 0))
  const qt = tOff === undefined ? undefined : seconds(qrsOn, tOff)
  const rr = (shape.rrBeforeSeconds + shape.rrAfterSeconds) / 2
  const one = leads[leadNames.indexOf('I')]
  const two = leads[leadNames.indexOf('II')]
  return {
    ...(pOn !== undefined && {
      pDurationSeconds: seconds(pOn, pOff),
      prSeconds: seconds(pOn, qrsOn),
    }),
    qrsDurationSeconds: seconds(qrsOn, qrsOff),
    ...(qt !== undefined && { qtSeconds: qt }),
    ...(qt !== undefined && qtCorrection && { qtcSeconds: correctQt(qt, rr, qtCorrection) }),
    ...axis('pAxisDegrees', one?.pHeightMillivolts, two?.pHeightMillivolts),
    ...axis('qrsAxisDegrees', netQrs(one), netQrs(two)),
  }
}

function netQrs(lead: Values<LeadValueName> | undefined): number | undefined {
  if (lead?.rMillivolts === undefined) return undefined
  return lead.rMillivolts + Math.min(lead.qMillivolts ?? 0, lead.sMillivolts ?? 0)
}

/** Returns the frontal axis from the net heights in I and II: aVF = II − I / 2 is √3 / 2 as long as a bipolar lead. */
export function axisDegrees(one: number, two: number): number {
  const avf = two - one / 2
  return (Math.atan2((2 / Math.sqrt(3)) * avf, one) * 180) / Math.PI
}

function axis<Name extends OverallValueName>(
  name: Name,
  one: number | undefined,
  two: number | undefined,
): Values<OverallValueName> {
  if (one === undefined || two === undefined || (one === 0 && two === 0)) return {}
  return { [name]: axisDegrees(one, two) }
}

const QT_CORRECTIONS: Readonly<Record<QtCorrection, (qt: number, rr: number) => number>> = {
  vanDeWater: (qt, rr) => qt + 0.087 * (1 - rr),
}

export function correctQt(qtSeconds: number, rrSeconds: number, formula: QtCorrection): number {
  return QT_CORRECTIONS[formula](qtSeconds, rrSeconds)
}
