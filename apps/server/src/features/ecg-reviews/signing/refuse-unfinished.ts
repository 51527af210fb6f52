import { encodeFields } from '@systole/contract/wire/codec'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { type Missing, missingInReview } from '@systole/domain/ecg-reviews/step-state'
import { AppError } from '../../../http/app-error.ts'
import type { EcgCase } from '../ecg-case.ts'
import type { LoadedEcg } from '../load-measured.ts'

/** The reasons why a review cannot be signed: an open field, or a recording that is not measured or judged yet. */
export type EcgBlocker =
  | Missing
  | { reason: 'noRecording' | 'quality' }
  | { reason: 'measuring'; rid: string; fileName: string }

/** Refuses the signature of a review that is not complete, and names everything that it lacks. SPEC ECG-4. */
export function refuseUnfinished(
  consult: Pick<EcgCase, 'service' | 'result'>,
  reviewed: { document: EcgReview; loaded: LoadedEcg | undefined },
): void {
  const blockers = blockersOf(consult, reviewed)
  if (blockers.length === 0) return
  const measuring = blockers.find((blocker) => blocker.reason === 'measuring')
  throw new AppError('invalidParameter', {
    message:
      measuring && 'fileName' in measuring
        ? `The values of ${measuring.fileName} are still being measured. Wait a moment and try again.`
        : 'The report is not complete.',
    data: encodeFields({ blockers }),
  })
}

function blockersOf(
  { service, result }: Pick<EcgCase, 'service' | 'result'>,
  { document, loaded }: { document: EcgReview; loaded: LoadedEcg | undefined },
): EcgBlocker[] {
  if (!loaded) return [{ reason: 'noRecording' }]
  const { measured, recording, set } = loaded
  const isJudged = result !== null && result !== 'rejected'
  return [
    ...(set
      ? []
      : [
          {
            reason: 'measuring' as const,
            ...{ rid: recording.recordingId, fileName: recording.fileName },
          },
        ]),
    ...(isJudged ? [] : [{ reason: 'quality' as const }]),
    ...missingInReview(document, { service, undecidedGroups: measured.undecidedGroups }),
  ]
}
