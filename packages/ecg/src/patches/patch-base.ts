import type { SourcedBeat } from '../beats/beat-records.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import type { PatchBase } from './apply-edits.ts'
import { automaticRanges } from './patched-ranges.ts'

/** An analysis as it is stored or was just made. */
export type StoredAnalysis = {
  beats: readonly SourcedBeat[]
  gaps: readonly SampleRange[]
  noise: readonly SampleRange[]
}

/** Returns the base that edits are made on: the beats and stretches of an analysis. Reads no signal. */
export function patchBaseOf(
  { sampleCount, leads }: { sampleCount: number; leads: readonly { name: string }[] },
  { beats, gaps, noise }: StoredAnalysis,
): PatchBase {
  return {
    sampleCount,
    leads: leads.map(({ name }) => name),
    ranges: automaticRanges({ gaps, noise }),
    beatsAt: () => beats,
  }
}
