import { caseNumberText } from '@systole/domain/cases/case-number'
import {
  adviceOn,
  type RecordingScore,
  scoreSharesOf,
} from '@systole/domain/ecg-recordings/recording-score'
import { phaseOf } from '@systole/domain/services/services'
import type { RecordingToScore } from './recording-quality-store.ts'

/** Converts a recording and its score to its wire form. */
export function presentScored(row: RecordingToScore, score: RecordingScore) {
  return {
    ...{ usid: row.caseId, id: caseNumberText(row.caseNumber, row.service) },
    ...{ pet: row.petName, fname: row.fileName, time: row.submittedAt },
    has_report: phaseOf(row) !== 'rejected',
    seconds: score.seconds,
    quality: score.quality ?? ('' as const),
    shares: scoreSharesOf(score) ?? null,
    advice: adviceOn(score),
  }
}
