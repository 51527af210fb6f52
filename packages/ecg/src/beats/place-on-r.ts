import { NO_SAMPLE, type SignalLead } from '../signal/ecg-signal.ts'
import { scratchOf, select } from '../signal/select.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'

/** The largest deflection is looked for within half a slope window, against the median of almost two. */
const REACH_WINDOWS = 0.5
const BASELINE_WINDOWS = 0.9
/** A downward deflection is the fiducial point only if it is so much larger: R is what is annotated where there is one. */
const DOWNWARD_FACTOR = 2
/** A beat of which both deflections are nearly as large follows the beats around it. */
const AMBIGUOUS = 1.5
const NEAR_BEATS = 8

type Candidate = { up: number; down: number; preference: number }

/** Moves beats from the band-passed deflection, where they were found, to the R or largest deflection of the unfiltered signal. */
export function placeOnR(
  lead: SignalLead,
  found: readonly number[],
  { samplesPerSecond, profile }: { samplesPerSecond: number; profile: SpeciesProfile },
): number[] {
  const window = profile.slopeWindowSeconds * samplesPerSecond
  const candidates = found.map((sample) => deflectionsNear(lead.samples, sample, window))
  return candidates.map(({ up, down, preference }, index) => {
    const isClear = preference > AMBIGUOUS || preference < 1 / AMBIGUOUS
    return (isClear ? preference >= 1 : mostPointUp(candidates, index)) ? up : down
  })
}

function mostPointUp(candidates: readonly Candidate[], index: number): boolean {
  const near = candidates.slice(Math.max(0, index - NEAR_BEATS), index + NEAR_BEATS + 1)
  return 2 * near.filter(({ preference }) => preference >= 1).length >= near.length
}

/** `preference` over 1 speaks for the upward deflection. */
function deflectionsNear(samples: Int16Array, sample: number, window: number): Candidate {
  const reach = Math.max(1, Math.round(REACH_WINDOWS * window))
  const wide = Math.round(BASELINE_WINDOWS * window)
  const surroundings = samples.subarray(Math.max(0, sample - wide), sample + wide + 1)
  const { length } = surroundings
  const baseline = select(scratchOf(surroundings), length, length >> 1)
  const first = Math.max(0, sample - reach)
  const last = Math.min(samples.length - 1, sample + reach)
  const known = samples[sample] === NO_SAMPLE ? nearestKnown(samples, sample, first, last) : sample
  let up = known
  let down = known
  for (let at = first; at <= last; at += 1) {
    const count = samples[at] as number
    if (count === NO_SAMPLE) continue
    if (count > (samples[up] as number)) up = at
    if (count < (samples[down] as number)) down = at
  }
  const rise = Math.max(0, (samples[up] as number) - baseline)
  const fall = Math.max(0, baseline - (samples[down] as number))
  return { up, down, preference: (DOWNWARD_FACTOR * rise + 1e-9) / (fall + 1e-9) }
}

/** Returns the sample that is there next to one that is lost. */
function nearestKnown(samples: Int16Array, lost: number, first: number, last: number): number {
  for (let away = 1; away <= last - first; away += 1) {
    for (const at of [lost - away, lost + away]) {
      if (at >= first && at <= last && samples[at] !== NO_SAMPLE) return at
    }
  }
  return lost
}
