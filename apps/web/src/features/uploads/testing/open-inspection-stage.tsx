import type { Case } from '@systole/contract/cases/wire-case'
import type { UploadedFile } from '@systole/contract/files/uploads'
import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { act, screen, within } from '@testing-library/react'
import { aCase } from '../../../testing/a-case.ts'
import { aFile } from '../../../testing/a-file.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { absencesIn } from '../../coach/absences-in.ts'
import { FileCoach } from '../../coach/file-coach.tsx'
import { InspectionStage } from '../inspection/inspection-stage.tsx'
import { addUpload } from '../queue/upload-queue.ts'

const FILES = '/api/query_cardiobirdx_session_uploaded_data'
const FORMATS = '/api/query_supported_upload_file_formats'
export const DELETE = '/api/delete_cardiobirdx_session_data'

export const xray = aFile()
export const ecg = aFile({
  name: 'ecg.pdf',
  size: 1_174_405,
  extraInfo: { type: 'supplementary', file_type: 'ECG' },
})
export const echo = aFile({
  name: 'echo.mp4',
  extraInfo: { type: 'supplementary', file_type: 'echo' },
})

/** Opens the files page of a case, with records of its calls and navigation. */
export async function openStage(
  there: UploadedFile[] = [],
  { consult = aCase(), answers = {} }: { consult?: Case; answers?: object } = {},
) {
  const files = [...there]
  const moves: string[] = []
  const page = await renderVetPage(
    <InspectionStage
      consult={consult}
      uid="account_chan"
      absent={absencesIn(consult)}
      coach={(lines, onAdd) => (
        <FileCoach
          lines={lines}
          actions={onAdd && { caseId: 'case_mochi', onAdd, onAbsence: async () => {} }}
        />
      )}
      frame={({ content, bar }) => (
        <>
          {content}
          {bar}
        </>
      )}
      onBack={() => moves.push('back')}
      onNext={() => moves.push('next')}
      onOpenFile={({ name }) => moves.push(`open ${name}`)}
    />,
    {
      [FILES]: () => ({ code: 0, data: { files } }),
      [FORMATS]: { code: 0, data: { formats: ['dcm', 'mp4'], ecg_import_formats: [] } },
      ...answers,
    },
  )
  await screen.findByRole('region', { name: 'Files' }, { timeout: 9000 })
  const next = () => page.user.click(screen.getByRole('button', { name: 'Next' }))
  return { ...page, files, moves, next }
}

export function uploadEcho(sizeBytes = CHUNK_BYTES * 2) {
  const file = new File([new Uint8Array(sizeBytes)], 'echo.mp4', { lastModified: 7 })
  const where = { caseId: 'case_mochi', accountId: 'account_chan' }
  act(() => void addUpload({ ...where, kind: 'echo', name: file.name, file }))
}

export const needs = () =>
  within(screen.getByRole('list', { name: 'Files for your questions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
