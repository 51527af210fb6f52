import type { MissingToSend } from '@systole/domain/ecg-patches/missing-to-send'
import { ConflictDialog } from '../../features/ecg-patching/conflict-dialog.tsx'
import { PatcherNoteDialog } from '../../features/ecg-patching/note-dialog.tsx'
import { MissingDialog } from '../../features/ecg-patching/side/send-dialog.tsx'
import type { ReadingCase } from '../../features/reading/desk/reading-case.ts'
import type { usePatchSaving } from './use-patch-saving.ts'

/** Renders the dialogs of the workbench: what is missing, the note to the reviewer, a newer revision. */
export function PrepareDialogs(props: {
  consult: ReadingCase
  saving: ReturnType<typeof usePatchSaving>
  missing: readonly MissingToSend[] | undefined
  isNoting: boolean
  editCount: number
  onMissingClose: () => void
  onNotingClose: () => void
  onReopen: () => void
  onChanged: () => void
}) {
  const { consult, saving, missing, isNoting, editCount } = props
  return (
    <>
      {missing && missing.length > 0 && (
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
