import { CHUNK_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { aFile } from '../../../testing/a-file.ts'
import { fakeUploadCall } from '../../../testing/fake-upload-call.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { InspectionStage } from '../inspection/inspection-stage.tsx'
import { rememberedUploads } from '../queue/remembered-uploads.ts'
import { dropAllUploads } from '../queue/upload-queue.ts'
import { fromBefore, putUploads } from '../queue/upload-store.ts'
import { fileFingerprint } from '../sending/file-fingerprint.ts'

const FILES = '/api/query_cardiobirdx_session_uploaded_data'
const FORMATS = '/api/query_supported_upload_file_formats'

beforeEach(dropAllUploads)

async function openStage() {
  const page = await renderVetPage(
    <InspectionStage
      consult={aCase()}
      uid="account_chan"
      absent={[]}
      coach={() => null}
      frame={({ content, bar }) => (
        <>
          {content}
          {bar}
        </>
      )}
      onBack={() => {}}
      onNext={() => {}}
      onOpenFile={() => {}}
    />,
    {
      [FILES]: () => ({ code: 0, data: { files: [aFile({ name: 'ecg.pdf', size: 8 })] } }),
      [FORMATS]: { code: 0, data: { formats: ['dcm', 'pdf'], ecg_import_formats: [] } },
    },
  )
  await screen.findByRole('region', { name: 'Files' }, { timeout: 9000 })
  return page
}

const pdf = (name: string, words = '') => new File([`%PDF-1.7${words}`], name)

function drop(...files: File[]) {
  const items = files.map((file) => ({ kind: 'file', getAsFile: () => file }))
  fireEvent.drop(window, { dataTransfer: { types: ['Files'], items, files } })
}

const review = () => screen.findByRole('dialog', { name: /^Add files to/ }, { timeout: 9000 })

test('a drop anywhere on the page becomes a list to look over; nothing is sent before Start', async () => {
  const { user } = await openStage()
  const call = fakeUploadCall(() => new Promise(() => {}))
  drop(pdf('bnp.pdf'), pdf('a.pdf'), pdf('b.pdf'), new File(['x'], 'run.exe'))
  const dialog = await review()
  await within(dialog).findByRole('table', { name: 'Files to add' })
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Type of bnp.pdf').value).toBe(
    'ntProBnpTt4',
  )
  expect(within(dialog).getByText('Unsupported format.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Upload 3 files' }))
  const refusal = within(dialog).getByRole('alert')
  expect(refusal.textContent).toBe('Choose a type for 2 files.')
  expect(refusal.closest('.dialog-content')).toBeNull() // visible wherever the list is scrolled to
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Type of a.pdf'))
  fireEvent.change(within(dialog).getByLabelText('Type of a.pdf'), { target: { value: 'others' } })
  expect(within(dialog).getByText('Also Others for 1 other file like this?')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'Yes, for all of these' }))
  expect(call.chunks).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Upload 3 files' }))
  expect(await screen.findByText('1 added, 2 uploading, 1 waiting')).toBeVisible()
  expect(rememberedUploads().map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'bnp.pdf'])
})

test('all pause and resume together', async () => {
  const { user } = await openStage()
  fakeUploadCall(() => new Promise(() => {}))
  drop(pdf('echo.pdf'), pdf('ekg.pdf'))
  const dialog = await review()
  await user.click(await within(dialog).findByRole('button', { name: 'Upload 2 files' }))
  const all = await screen.findByRole('group', { name: 'All uploads' }, { timeout: 5000 })
  await user.click(within(all).getByRole('button', { name: 'Pause all' }))
  expect(screen.getAllByText('Paused at 0%')).toHaveLength(2)
  expect(screen.getByText('1 added, 2 stopped')).toBeVisible()
  await user.click(within(all).getByRole('button', { name: 'Resume all' }))
  expect(screen.queryByText('Paused at 0%')).toBeNull()
})

test('what failed is not counted as left: it is named, and all of it is tried again together', async () => {
  const { user } = await openStage()
  fakeUploadCall(() => ({ status: 415, code: -8004 }))
  drop(pdf('echo.pdf'), pdf('ekg.pdf'))
  const dialog = await review()
  await user.click(await within(dialog).findByRole('button', { name: 'Upload 2 files' }))
  const all = await screen.findByRole('group', { name: 'All uploads' }, { timeout: 5000 })
  expect(await within(all).findByText('2 files failed; see the list for details')).toBeVisible()
  fakeUploadCall(() => new Promise(() => {}))
  await user.click(within(all).getByRole('button', { name: 'Retry failed' }))
  expect(await within(all).findByText('2 files left')).toBeVisible()
  expect(within(all).queryByRole('button', { name: 'Retry failed' })).toBeNull()
})

test('INSP-6 after a reload the file chosen again continues by its content, without a question', async () => {
  await openStage()
  const file = new File([new Uint8Array(CHUNK_BYTES * 2).fill(7)], 'renamed.pdf')
  const call = fakeUploadCall()
  call.chunks.push(1)
  const known = {
    identifier: 'kept',
    caseId: 'case_mochi',
    accountId: 'account_chan',
    name: 'clip.pdf',
    sizeBytes: file.size,
    lastModified: 1,
    kind: 'others',
    print: await fileFingerprint(file),
    isOfMany: true,
    held: 1,
    total: 2,
    at: Date.now(),
  } as const
  act(() => putUploads([fromBefore(known)]))
  expect(await screen.findByText(/was interrupted/, {}, { timeout: 5000 })).toBeVisible()
  drop(file)
  await waitFor(() => expect(call.chunks).toEqual([1, 2]), { timeout: 5000 })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('while files are dragged over the page it says what letting go will do', async () => {
  await openStage()
  fireEvent.dragOver(window, { dataTransfer: { types: ['Files'] } })
  expect(await screen.findByText('Drop to review these files', {}, { timeout: 5000 })).toBeVisible()
  window.dispatchEvent(new MouseEvent('dragleave', { relatedTarget: null }))
  await waitFor(() => expect(screen.queryByText('Drop to review these files')).toBeNull())
})
