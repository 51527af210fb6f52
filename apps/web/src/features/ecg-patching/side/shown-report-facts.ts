import { isBlockSuspected } from '@systole/domain/ecg-cases/block-rules'
import type { NormalReportFacts } from '@systole/domain/ecg-cases/refuse-normal-report'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import type { OpenedRecording } from '../session/opened-recording.ts'
import type { PatchSummary } from '../session/patch-view.ts'

/** Returns the facts on which a normal report depends, as far as the beats on this screen show them; the portal adds the others. SPEC E8. */
export function shownReportFacts(
  recording: OpenedRecording,
  { counts, undecided, lostShare, noiseShare }: PatchSummary,
  said: Pick<NormalReportFacts, 'quality' | 'hasFainted'>,
): NormalReportFacts {
  const rules: readonly string[] = recording.findings.map(({ rule }) => rule)
  const { V, A, E, F, P, Q } = counts
  return {
    isEnabled: true,
    species: recording.species,
    labels: { V, A, E, F, P, Q: Math.max(0, Q - undecided) },
    undecidedBeats: undecided,
    lostShare,
    noiseShare,
    sinus: recording.sinus,
    isSinusArrhythmia: rules.includes('sinusArrhythmia'),
    values: [],
    isFibrillationSuspected: rules.includes('atrialFibrillationSuspected'),
    isBlockSuspected: isBlockSuspected(rules),
    durationSeconds: durationSeconds(recording.source),
    ...said,
  }
}
