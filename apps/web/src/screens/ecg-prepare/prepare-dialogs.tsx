import type { MissingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { AskQualityDialog } from '../../features/ecg-patching/ask-quality-dialog.tsx'
import { PatcherNoteDialog } from '../../features/ecg-patching/note-dialog.tsx'
import { PatchConflictDialog } from '../../features/ecg-patching/patch-conflict-dialog.tsx'
import { MissingDialog } from '../../features/ecg-patching/side/send-dialog.tsx'
import { setSignature } from '../../features/ecg-review/signing/signatures.ts'
import type { Recording } from '../../features/ecg-trace/recordings/recordings.queries.ts'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { addTexts } from '../../i18n/i18n.ts'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'
import { askQuality } from './case-steps.ts'
import type { usePatchSaving } from './use-patch-saving.ts'

/** The report and its signature, which few cases need. */
const NormalReport = lazyDialog(async () => {
  const [{ NormalReport: Dialog }] = await Promise.all([
    import('./normal-report.tsx'),
    addTexts('ecgReview'),
    addTexts('report'),
    addTexts('account'),
  ])
  return Dialog
})

/** Renders the dialogs of the workbench: what is missing, the note to the reviewer, a newer revision. */
export function PrepareDialogs(props: {
  consult: ReadingCase
  recordings: readonly Recording[]
  recording: Recording
  onRecording: (rid: string) => void
  saving: ReturnType<typeof usePatchSaving>
  missing: readonly MissingToSend[]
  /** The dialog that was opened. */
  asked: 'quality' | 'note' | 'normalReport' | undefined
  /** Saves everything and finishes the patching. */
  finish: () => Promise<void>
  /** The reason that was stated with the quality. */
  qualityReason: string
  /** Saves everything unsaved before the case leaves. */
  saveAll: () => Promise<boolean>
  editCount: number
  onMissingClose: () => void
  onClose: () => void
  onReopen: () => void
  onChanged: () => void
}) {
  const { consult, recordings, saving, missing, asked, editCount, onClose } = props
  return (
    <>
      {missing.length > 0 && (
        <MissingDialog
          missing={missing}
          nameOf={(wanted) =>
            recordings.length > 1
              ? recordings.find(({ rid }) => rid === wanted)?.fileName
              : undefined
          }
          onGo={(each) => {
            props.onMissingClose()
            if ('recordingId' in each && each.recordingId !== props.recording.rid)
              props.onRecording(each.recordingId)
          }}
          onClose={props.onMissingClose}
        />
      )}
      {asked === 'normalReport' && (
        <NormalReport
          caseId={consult.caseId}
          petName={consult.pet.name}
          prepare={props.finish}
          onSigned={(signed) => {
            setSignature(consult.caseId, signed)
            onClose()
            props.onChanged()
          }}
          onClose={onClose}
        />
      )}
      {asked === 'note' && (
        <PatcherNoteDialog
          caseId={consult.caseId}
          note={consult.reviewerNotes[0]?.content ?? ''}
          onSaved={props.onChanged}
          onClose={onClose}
        />
      )}
      {asked === 'quality' && (
        <AskQualityDialog
          reason={props.qualityReason}
          ask={async (reason) => {
            const isSaved = await props.saveAll() // otherwise the newer revision is shown
            if (isSaved) await askQuality(consult, reason)
            return isSaved
          }}
          onEnd={props.onChanged}
          onClose={onClose}
        />
      )}
      {saving.conflict && (
        <PatchConflictDialog
          conflict={saving.conflict}
          editCount={editCount}
          isBusy={false}
          onReplay={props.onReopen}
          onClose={saving.closeConflict}
        />
      )}
    </>
  )
}
