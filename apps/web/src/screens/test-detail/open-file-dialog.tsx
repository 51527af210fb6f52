import { styled } from '@mui/material/styles'
import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { takesFiles } from '@systole/domain/cases/case-status'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordedPatient } from '../../features/ecg-values/recorded-patient.ts'
import { isRunning } from '../../features/uploads/queue/upload-store.ts'
import { useUploads } from '../../features/uploads/queue/use-uploads.ts'
import { filesQuery, renewFileUrl } from '../../features/uploads/uploads.queries.ts'
import { GoneNote } from '../../features/viewers/bytes/gone-note.tsx'
import { FileViewer } from '../../features/viewers/file-viewer.tsx'
import { toViewedFile } from '../../features/viewers/opening/viewed-file.ts'
import { useCan, useSession } from '../../session/session-context.tsx'
import { AppDialog } from '../../ui/dialog/app-dialog.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.tsx'

const AddPictureDialog = lazyDialog(
  async () => (await import('./add-picture-dialog.tsx')).AddPictureDialog,
)

/** The space inside the dialog; a phone's dialog has no margins. */
const Room = styled('div')(({ theme }) => ({
  height: 'calc(100dvh - 190px)',
  minHeight: 320,
  [theme.breakpoints.down('md')]: { height: 'calc(100dvh - 84px)' },
}))

type OpenFile = { consult: Case; file: UploadedFile; onClose: () => void }

/** Opens a test file over the case (INSP-9). A picture taken from it can be added while the case accepts files. */
export function OpenFileDialog(props: OpenFile) {
  const { consult, file, onClose } = props
  const { caseId, status } = consult
  const { uid } = useSession()
  const [picture, setPicture] = useState<File>()
  const takenNames = useTakenNames(caseId, uid)
  const { latest, isGone } = useLatest(caseId, file)
  const viewed = toViewedFile(latest)
  const compare = { caseId, petId: consult.pet.petId }
  const can = useCan()
  const patient = recordedPatient({ ...consult, caseNumber: consult.id }, can('saveEcgValue'))
  return (
    <AppDialog open title={file.name} size="xl" dismiss={{ x: true }} onClose={onClose}>
      {isGone && <GoneNote />}
      <Room>
        <FileViewer
          file={viewed}
          active
          renewUrl={(...which) => renewFileUrl(caseId, ...which)}
          compare={compare}
          patient={patient}
          {...(takesFiles(status) && { onPicture: setPicture })}
        />
      </Room>
      {picture && (
        <AddPictureDialog
          caseId={caseId}
          accountId={uid}
          picture={picture}
          kind={viewed.kind}
          takenNames={takenNames}
          onClose={() => setPicture(undefined)}
        />
      )}
    </AppDialog>
  )
}

/** Returns the names of the stored files and of those being uploaded. */
function useTakenNames(caseId: string, uid: string): string[] {
  const files = useQuery(filesQuery(caseId)).data ?? []
  const uploads = useUploads(caseId, uid).filter(isRunning)
  return [...files, ...uploads].map(({ name }) => name)
}

/** Returns the latest version of the file; derived data may arrive while it is open, and the file may be removed. */
function useLatest(caseId: string, file: UploadedFile): { latest: UploadedFile; isGone: boolean } {
  const files = useQuery(filesQuery(caseId)).data
  const latest = files?.find(({ fid }) => fid === file.fid)
  return { latest: latest ?? file, isGone: files !== undefined && !latest }
}
