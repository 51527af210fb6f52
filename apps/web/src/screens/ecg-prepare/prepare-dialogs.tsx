import type { MissingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { AskQualityDialog } from '../../features/ecg-patching/ask-quality-dialog.tsx'
import { ConflictDialog } from '../../features/ecg-patching/conflict-dialog.tsx'
import { PatcherNoteDialog } from '../../features/ecg-patching/note-dialog.tsx'
import { MissingDialog } from '../../features/ecg-patching/side/send-dialog.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import { askQuality } from './case-steps.ts'
import type { usePatchSaving } from './use-patch-saving.ts'

/** Renders the dialogs of the workbench: what is missing, the note to the reviewer, a newer revision. */
export function PrepareDialogs(props: {
  consult: ReadingCase
  saving: ReturnType<typeof usePatchSaving>
  missing: readonly MissingToSend[]
  isNoting: boolean
  /** The reason that was stated with the quality, while the question about it is open. */
  askedReason: string | undefined
  /** Saves everything unsaved before the case leaves. */
  saveAll: () => Promise<boolean>
  onAskEnd: () => void
  editCount: number
  onMissingClose: () => void
  onNotingClose: () => void
  onReopen: () => void
  onChanged: () => void
}) {
  const { consult, saving, missing, isNoting, askedReason, editCount } = props
  return (
    <>
      {missing.length > 0 && (
        <MissingDialog
          missing={missing}
          onGo={props.onMissingClose}
          onClose={props.onMissingClose}
        />
      )}
      {isNoting && (
        <PatcherNoteDialog
          caseId={consult.caseId}
          note={consult.reviewerNotes[0]?.content ?? ''}
          onSaved={props.onChanged}
          onClose={props.onNotingClose}
        />
      )}
      {askedReason !== undefined && (
        <AskQualityDialog
          reason={askedReason}
          ask={async (reason) => {
            const isSaved = await props.saveAll() // otherwise the newer revision is shown
            if (isSaved) await askQuality(consult, reason)
            return isSaved
          }}
          onEnd={props.onChanged}
          onClose={props.onAskEnd}
        />
      )}
      {saving.conflict && (
        <ConflictDialog
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
