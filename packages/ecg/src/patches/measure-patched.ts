import type { AutomaticValues } from '../analysis/automatic-value.ts'
import {
  describeRecording,
  type RecordingDescription,
  readableBeats,
} from '../analysis/describe-recording.ts'
import { BEAT_LABELS, type BeatLabel, type Gap } from '../beats/beat.ts'
import type { SourcedBeat } from '../beats/beat-records.ts'
import { gapsThatHide } from '../gaps/hiding-gaps.ts'
import { joinRanges } from '../gaps/range-set.ts'
import type { EcgSignal } from '../signal/ecg-signal.ts'
import { type EcgSpecies, SPECIES_PROFILES } from '../species/species-profile.ts'
import type { PatchedRecording } from './apply-edits.ts'
import { countedSeconds } from './counted-seconds.ts'
import type { MarkedRange } from './edit.ts'
import { adjustTo, movedBoundsOf } from './moved-bounds.ts'
import { lostAfterEdits } from './patched-ranges.ts'
import { patchedSignal } from './patched-signal.ts'
import { valuesOfBounds } from './values-of-bounds.ts'

/** The results of a recording after the edits of a person. Without edits they equal the automatic analysis. */
export type PatchedMeasurement = RecordingDescription & {
  gaps: readonly Gap[]
  /** All beats of the revision, also those in stretches that are left out. */
  beats: readonly SourcedBeat[]
  ranges: readonly MarkedRange[]
  /** The values that rest on bounds which a person has set; all others are automatic. */
  valuesByPerson: readonly (keyof AutomaticValues)[]
  /** Beats outside of the stretches that are left out. */
  counts: Readonly<Record<BeatLabel, number>>
  /** The four add up to the length of the recording; of marks that overlap a gap the gap counts. */
  analysedSeconds: number
  lostSeconds: number
  noiseSeconds: number
  excludedSeconds: number
}

/** The parts of the analysis that the edits were made on. */
export type PatchedAnalysis = { species: EcgSpecies; gaps: readonly Gap[] }

/**
 * Describes and measures a recording as a person has corrected it: their beats and labels, without the stretches that they left out, on
 * their leads and bounds. Finds no beat by itself. The same signal and edits give the same result in the browser and on the server.
 */
export function measurePatched(
  signal: EcgSignal,
  patched: PatchedRecording,
  { species, gaps: found }: PatchedAnalysis,
): PatchedMeasurement {
  const { beats, ranges, leadNames, primaryLead: storedPrimary } = patched
  const seen = patchedSignal(signal, patched)
  const names = seen.leads.map(({ name }) => name)
  const gaps = lostAfterEdits(found, ranges)
  const hiding = gapsThatHide(gaps, SPECIES_PROFILES[species], signal.samplesPerSecond)
  const unreadable = joinRanges([...hiding, ...ranges])
  const primaryLead = storedPrimary && (leadNames[storedPrimary] ?? storedPrimary)
  const moved = movedBoundsOf(patched.bounds, leadNames)
  const described = describeRecording(seen, {
    ...{ species, beats, gaps: hiding, unreadable, primaryLead },
    adjustBounds: moved.size > 0 ? adjustTo(moved, names) : undefined,
  })
  const byPerson = valuesOfBounds(moved, names, primaryLead)
  return {
    ...described,
    ...{ gaps, beats, ranges },
    valuesByPerson: byPerson.filter((name) => described.values[name] !== undefined),
    counts: countLabels(readableBeats(beats, unreadable)),
    ...countedSeconds(signal, { gaps, ranges }),
  }
}

function countLabels(beats: readonly SourcedBeat[]): Record<BeatLabel, number> {
  const counts = Object.fromEntries(BEAT_LABELS.map((label) => [label, 0])) as Record<
    BeatLabel,
    number
  > // one for each label
  for (const { label } of beats) counts[label] += 1
  return counts
}
