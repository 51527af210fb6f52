import type { Gap } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { SpeciesProfile } from '../species/species-profile.ts'

/** A gap of less than this share of a typical QRS hides no beat: what is left of one on either side shows it. */
const HIDING_SHARE = 0.5

/**
 * Returns the gaps in which a beat may be lost, and those that a person marked. A sample missing here and there leaves every beat and
 * interval readable.
 */
export function gapsThatHide<OneGap extends SampleRange & Partial<Pick<Gap, 'cause'>>>(
  gaps: readonly OneGap[],
  { waves }: SpeciesProfile,
  samplesPerSecond: number,
): readonly OneGap[] {
  const shortest = HIDING_SHARE * waves.qrsSeconds * samplesPerSecond
  return gaps.filter(({ from, to, cause }) => cause === 'marked' || to - from >= shortest)
}
