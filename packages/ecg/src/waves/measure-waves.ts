import type { QtCorrection, SpeciesProfile } from '../species/species-profile.ts'
import type { BeatBounds, BeatShape } from './beat-shape.ts'
import { type AdjustBounds, findBounds } from './find-bounds.ts'
import type { MedianBeat } from './median-beat.ts'
import {
  LEAD_VALUES,
  type LeadValueName,
  OVERALL_VALUES,
  type OverallValueName,
  readWaveValues,
  type Values,
} from './wave-values.ts'

/** A value of a median beat; 95 % of repeated recordings are expected within two uncertainties. */
export type MeasuredValue = {
  value: number
  uncertaintySD: number
  /** One sample of the recording, or one count of the lead; the axis has none. */
  resolution: number
  /** The beats of the median. */
  n: number
}
export type MeasuredValues<Name extends string> = Readonly<Partial<Record<Name, MeasuredValue>>>

export type WaveMeasurements = {
  bounds: BeatBounds
  leads: readonly { name: string; values: MeasuredValues<LeadValueName> }[]
  overall: MeasuredValues<OverallValueName>
  /** The formula behind `qtcSeconds`; undefined for species without one that fits. */
  qtCorrection: QtCorrection | undefined
}

const REPLICATES = 60
const SEED = 20_150_408

/** Measures a median beat; `adjust` moves bounds that a person has set, in the median and in what its uncertainty comes from. */
export function measureWaves(
  median: MedianBeat,
  profile: SpeciesProfile,
  adjust: AdjustBounds = (bounds) => bounds,
): WaveMeasurements {
  const boundsOf = (shape: BeatShape) =>
    adjust(findBounds(shape, median.isPRepeated, profile), shape)
  const bounds = boundsOf(median.shape)
  const values = readWaveValues(median.shape, bounds, median.leadNames, profile)
  const replicates = bootstrap(median).map((shape) =>
    readWaveValues(shape, boundsOf(shape), median.leadNames, profile),
  )
  const of = { seconds: median.resolutionSeconds, n: median.beatSamples.length }
  return {
    bounds,
    leads: median.leadNames.map((name, lead) => ({
      name,
      values: measured(
        LEAD_VALUES,
        values.leads[lead] ?? {},
        { ...of, millivolts: median.resolutionMillivolts[lead] ?? 0 },
        (value) => replicates.flatMap((replicate) => replicate.leads[lead]?.[value] ?? []),
      ),
    })),
    overall: measured(OVERALL_VALUES, values.overall, { ...of, millivolts: 0 }, (value) =>
      replicates.flatMap((replicate) => replicate.overall[value] ?? []),
    ),
    qtCorrection: profile.qtCorrection,
  }
}

/** Returns medians of beats drawn with replacement. The same beats always give the same draws. */
function bootstrap(median: MedianBeat): BeatShape[] {
  const count = median.beatSamples.length
  let state = SEED
  const draw = (): number => {
    // Numerical Recipes' generator; the high bits are the random ones.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * count)
  }
  return Array.from({ length: REPLICATES }, () =>
    median.medianOf(Array.from({ length: count }, draw)),
  )
}

/** The steps of the recording, and the beats of the median. */
type MeasuredOn = { seconds: number; millivolts: number; n: number }

function measured<Name extends string>(
  names: readonly Name[],
  values: Values<Name>,
  on: MeasuredOn,
  replicatesOf: (name: Name) => readonly number[],
): MeasuredValues<Name> {
  const found: Partial<Record<Name, MeasuredValue>> = {}
  for (const name of names) {
    const value = values[name]
    if (value === undefined) continue
    const resolution = resolutionOf(name, on)
    const bootstrapSD = deviation(value, replicatesOf(name), name.endsWith('Degrees'))
    found[name] = {
      value,
      // Both ends of a value are rounded to a step, each with an SD of its width over √12. No value is surer than half a step.
      uncertaintySD: Math.max(resolution / 2, Math.sqrt(bootstrapSD ** 2 + resolution ** 2 / 6)),
      resolution,
      n: on.n,
    }
  }
  return found
}

function resolutionOf(name: string, { seconds, millivolts }: MeasuredOn): number {
  if (name.endsWith('Seconds')) return seconds
  return name.endsWith('Millivolts') ? millivolts : 0
}

/** Returns the standard deviation of the replicates; of angles the short way round. */
function deviation(value: number, replicates: readonly number[], isAngle: boolean): number {
  if (replicates.length < 2) return 0
  let sum = 0
  let squares = 0
  for (const replicate of replicates) {
    const distance = replicate - value
    const way = isAngle ? distance - 360 * Math.round(distance / 360) : distance
    sum += way
    squares += way * way
  }
  const spread = squares - (sum * sum) / replicates.length
  return Math.sqrt(Math.max(0, spread) / (replicates.length - 1))
}
