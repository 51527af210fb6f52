import type { NormalReportFacts } from '@systole/domain/ecg-cases/refuse-normal-report'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import type { OpenedRecording } from '../session/opened-recording.ts'
import type { PatchSummary } from '../session/patch-view.ts'

const BLOCKS = [
  'firstDegreeBlock',
  'secondDegreeMobitzI',
  'secondDegreeMobitzII',
  'secondDegreeTwoToOne',
  'secondDegreeAdvanced',
  'thirdDegreeBlock',
]

/** Returns the facts on which a normal report depends. It ships switched off. SPEC E8. */
export function normalReportFacts(
  recording: OpenedRecording,
  { counts, undecided, lostShare, noiseShare }: PatchSummary,
  said: Pick<NormalReportFacts, 'quality' | 'hasFainted'>,
): NormalReportFacts {
  const rules: readonly string[] = recording.findings.map(({ rule }) => rule)
  const { V, A, E, F, P, Q } = counts
  return {
    isEnabled: false,
    species: recording.species,
    labels: { V, A, E, F, P, Q: Math.max(0, Q - undecided) },
    undecidedBeats: undecided,
    lostShare,
    noiseShare,
    sinus: recording.sinus,
    isSinusArrhythmia: rules.includes('sinusArrhythmia'),
    values: recording.verdicts,
    isFibrillationSuspected: rules.includes('atrialFibrillationSuspected'),
    isBlockSuspected: BLOCKS.some((rule) => rules.includes(rule)),
    durationSeconds: durationSeconds(recording.source),
    ...said,
  }
}
