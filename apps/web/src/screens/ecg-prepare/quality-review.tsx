import { useState } from 'react'
import {
  DecideQualityDialog,
  type QualityDecision,
} from '../../features/ecg-patching/quality-review/decide-quality-dialog.tsx'
import { QualityReviewSection } from '../../features/ecg-patching/quality-review/quality-review-section.tsx'
import { RejectCaseDialog } from '../../features/ecg-patching/quality-review/reject-case-dialog.tsx'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { decideQuality, rejectCase } from './case-steps.ts'
import { useMissingWords } from './use-missing-words.ts'
import type { PatchAccess } from './use-patch-access.ts'

/** Renders the question about quality with the decisions that this account may take; nothing if there is neither. */
export function QualityReview(props: {
  consult: ReadingCase
  recordings: readonly Recording[]
  /** The recording that is decided about, if one can be read. */
  recording: Pick<Recording, 'fileName' | 'state'> | undefined
  access: Pick<PatchAccess, 'mayDecideQuality' | 'mayReject' | 'readOnly'>
  isPatched: boolean
  onChanged: () => void
}) {
  const { consult, recordings, recording, access, isPatched, onChanged } = props
  const [open, setOpen] = useState<'decide' | 'reject'>()
  const describeRefusal = useMissingWords()
  const isAsked = access.readOnly === 'asked'
  const { lastStep } = consult
  const usable = recording?.state === 'ready' ? recording.fileName : undefined
  if (!isAsked && !access.mayReject) return null
  const dialog = { describeRefusal, onEnd: onChanged, onClose: () => setOpen(undefined) }
  return (
    <>
      <QualityReviewSection
        asked={isAsked ? lastStep : undefined}
        onDecide={access.mayDecideQuality && usable ? () => setOpen('decide') : undefined}
        onReject={access.mayReject ? () => setOpen('reject') : undefined}
      />
      {open === 'decide' && usable !== undefined && (
        <DecideQualityDialog
          {...dialog}
          quality={consult.judgements.find(({ fileName }) => fileName === usable)?.quality}
          isPatched={isPatched}
          decide={(decision: QualityDecision) => decideQuality(consult, usable, decision)}
        />
      )}
      {open === 'reject' && (
        <RejectCaseDialog
          {...dialog}
          petName={consult.pet.name}
          reject={(reason) => rejectCase(consult, recordings, reason)}
        />
      )}
    </>
  )
}
