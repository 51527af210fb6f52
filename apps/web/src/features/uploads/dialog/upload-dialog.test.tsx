import { CHUNK_BYTES, MAX_FILE_BYTES } from '@systole/domain/uploads/chunks/chunk-plan'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { aFile } from '../../../testing/a-file.ts'
import { fakeUploadCall } from '../../../testing/fake-upload-call.ts'
import { renderVetPage } from '../../../testing/render-vet-page.tsx'
import { FileCoach } from '../../coach/file-coach.tsx'
import { InspectionStage } from '../inspection/inspection-stage.tsx'
import { rememberedUploads, rememberUpload } from '../queue/remembered-uploads.ts'
import { dropAllUploads } from '../queue/upload-queue.ts'
import { fromBefore, putUploads } from '../queue/upload-store.ts'
import { fileFingerprint } from '../sending/file-fingerprint.ts'

const FILES = '/api/query_cardiobirdx_session_uploaded_data'
const FORMATS = '/api/query_supported_upload_file_formats'

beforeEach(dropAllUploads)
afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia')
})

async function openDialog({ there = [] as ReturnType<typeof aFile>[] } = {}) {
  const files = [...there]
  const page = await renderVetPage(
    <InspectionStage
      consult={aCase()}
      uid="account_chan"
      absent={[]}
      coach={(lines) => <FileCoach lines={lines} actions={undefined} />}
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
      [FILES]: () => ({ code: 0, data: { files } }),
      [FORMATS]: { code: 0, data: { formats: ['dcm', 'pdf'], ecg_import_formats: [] } },
    },
  )
  await page.user.click(await screen.findByRole('button', { name: 'Add file' }, { timeout: 9000 }))
  const dialog = await screen.findByRole('dialog', { name: 'Add a test file' })
  await within(dialog).findByText(/dcm, pdf/)
  return { ...page, files, dialog }
}

const kindField = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Type' })
const choose = (kind: string) => fireEvent.change(kindField(), { target: { value: kind } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
const alert = () => within(screen.getByRole('dialog')).getByRole('alert').textContent

function pick(...files: File[]) {
  const field = input()
  if (!field) throw new Error('There is no file input')
  fireEvent.change(field, { target: { files } })
}

function fileOf(name: string, size = 9): File {
  const file = new File([new Uint8Array(Math.min(size, CHUNK_BYTES * 2))], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test('INSP-2 the seven types stand to choose from, and the drop zone comes with a type', async () => {
  await openDialog()
  expect([...kindField().options].map(({ text }) => text)).toEqual([
    'Choose a type',
    'ECG',
    'Echo',
    'Chest X-ray',
    'Other X-ray',
    'Blood test result',
    'NT-proBNP/TT4',
    'Others',
  ])
  expect(document.activeElement).toBe(kindField())
  expect(input()).toBeNull()
  choose('echo')
  expect(input()?.closest('label')?.textContent).toMatch(/Drop a file here/)
  choose('')
  expect(input()).toBeNull()
})

test('INSP-2 only its close icon closes it', async () => {
  const { user } = await openDialog()
  await user.keyboard('{Escape}')
  await user.click(document.querySelector('[data-around]') ?? document.body)
  expect(screen.getByRole('dialog')).toBeVisible()
  await user.click(button('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('INSP-3 Browse and Upload ask for a type first, then Upload for a file', async () => {
  const { user } = await openDialog()
  await user.click(button('Browse'))
  expect(alert()).toBe('Choose a type first.')
  choose('echo')
  expect(alert()).toBe('')
  await user.click(button('Upload'))
  expect(alert()).toBe('Choose a file first.')
  choose('')
  await user.click(button('Upload'))
  expect(alert()).toBe('Choose a type first.')
})

test('INSP-2 a chosen file is named with its size in MB', async () => {
  const { dialog } = await openDialog()
  choose('chestXray')
  pick(fileOf('thorax_VD.dcm', 29_307_699))
  expect(within(dialog).getByText('thorax_VD.dcm')).toBeVisible()
  expect(within(dialog).getByText('27.95 MB')).toBeVisible()
})

test.each([
  ['INSP-5', 'a.gif', 9, 'This format is not supported. Use dcm, pdf.'],
  ['INSP-4', 'a.dcm', MAX_FILE_BYTES + 1, 'The file is larger than 1\u00a0GB.'],
  ['INSP-5', 'THORAX_r_lat.DCM', 9, 'A file with this name is already in this case.'],
  ['INSP-2', 'a.dcm', 0, 'The file is empty.'],
])('%s %s of %i bytes is refused in words and removed', async (_, name, size, words) => {
  const { dialog } = await openDialog({ there: [aFile()] })
  choose('chestXray')
  pick(fileOf('good.dcm'))
  pick(fileOf(name, size))
  expect(alert()).toBe(words)
  expect(within(dialog).queryByText('good.dcm')).toBeNull()
  expect(within(dialog).queryByText(name)).toBeNull()
})

test('INSP-3 several dropped files: the first is taken, and that is said', async () => {
  const { dialog } = await openDialog()
  choose('echo')
  const zone = input()?.closest('label') ?? document.body
  const files = [fileOf('a.dcm'), fileOf('b.dcm')]
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files } })
  expect(within(dialog).getByText('One file at a time. Only a.dcm was selected.')).toBeVisible()
})

test('INSP-7 success closes the dialog, lists the file, says so and moves to its row', async () => {
  const { user, files } = await openDialog()
  fakeUploadCall((chunkNumber) => {
    if (chunkNumber === 2) files.push(aFile({ name: 'thorax_VD.dcm' }))
    return {}
  })
  choose('chestXray')
  pick(fileOf('thorax_VD.dcm', CHUNK_BYTES * 2))
  await user.click(button('Upload'))
  const row = await screen.findByRole('button', { name: 'thorax_VD.dcm' }, { timeout: 5000 })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('thorax_VD.dcm added')).toBeVisible()
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(window.localStorage.getItem('systole.uploads')).toBe('[]')
})

test('INSP-7 a refusal is shown with the advice to contact support, and the file is removed', async () => {
  const { user, dialog } = await openDialog()
  fakeUploadCall(() => ({ status: 415, code: -8004 }))
  choose('echo')
  pick(fileOf('photo.dcm'))
  await user.click(button('Upload'))
  await waitFor(() => expect(alert()).toMatch(/^Upload failed: .*Try again, or contact customer/))
  expect(alert()).toMatch(/does not match the file extension/)
  expect(within(dialog).queryByText('photo.dcm')).toBeNull()
  expect(kindField().value).toBe('echo')
})

test('a single study of another patient is asked about before a byte of it is sent', async () => {
  const { user, dialog } = await openDialog()
  const call = fakeUploadCall(() => new Promise(() => {}))
  choose('chestXray')
  const image = new File([new Uint8Array(FIXTURES['thorax_R_lat.dcm']())], 'film.dcm')
  pick(image)
  expect(
    await within(dialog).findByText(
      '1 file is labeled “WONG Biscuit (2026)”. This case is for Mochi.',
    ),
  ).toBeVisible()
  await user.click(button('Upload'))
  await waitFor(() => expect(alert()).toBe('First decide about the files labeled “WONG Biscuit”.'))
  await user.click(button('Don’t add'))
  expect(within(dialog).queryByText('film.dcm')).toBeNull()
  pick(image)
  await user.click(await within(dialog).findByRole('button', { name: 'Add anyway' }))
  expect(alert()).toBe('')
  expect(call.chunks).toEqual([])
  await user.click(button('Upload'))
  expect(await within(dialog).findByRole('progressbar')).toBeVisible()
})

test('INSP-6 another file of the name of one that was cut off has to start again, the same one continues', async () => {
  const { user, dialog } = await openDialog()
  const call = fakeUploadCall(() => new Promise(() => {}))
  const part = (fill: number) => new Uint8Array(CHUNK_BYTES * 2).fill(fill)
  const sent = new File([part(7)], 'echo.dcm', { lastModified: 1 })
  const far = { caseId: 'case_mochi', accountId: 'account_chan', name: 'echo.dcm', total: 2 }
  const known = { ...far, sizeBytes: sent.size, lastModified: 9, isOfMany: false, at: 1 }
  const print = await fileFingerprint(sent)
  const kept = { ...known, identifier: 'kept', kind: 'echo', print, held: 1 } as const
  rememberUpload(kept)
  act(() => putUploads([fromBefore(kept)]))
  choose('echo')
  pick(new File([part(8)], 'echo.dcm', { lastModified: 9 }))
  expect(
    await within(dialog).findByText(/Another file with this name was uploaded to 50%/),
  ).toBeVisible()
  call.chunks.push(1)
  pick(sent)
  await waitFor(() => expect(within(dialog).queryByText(/Another file with this name/)).toBeNull())
  await user.click(button('Upload'))
  const bar = await within(dialog).findByRole('progressbar')
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'))
  expect(rememberedUploads().map(({ identifier }) => identifier)).toEqual(['kept'])
})

test('INSP-6 closed while it runs, the upload continues in the table, in percent of chunks', async () => {
  const { user, dialog } = await openDialog()
  const call = fakeUploadCall((chunkNumber) => (chunkNumber === 2 ? new Promise(() => {}) : {}))
  choose('echo')
  pick(fileOf('echo.dcm', CHUNK_BYTES * 2))
  await user.click(button('Upload'))
  const bar = await within(dialog).findByRole('progressbar')
  await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'))
  expect(button('Browse').disabled).toBe(true)
  await user.click(button('Close'))
  expect(await screen.findByText('echo.dcm continues to upload in the table.')).toBeVisible()
  const row = screen.getByRole('row', { name: /echo\.dcm/ })
  expect(within(row).getByText('1.00 of 2.00 MB')).toBeVisible()
  expect(screen.getByText('Required. Uploading, 50%')).toBeVisible()
  expect(call.chunks).toEqual([1])
})

/** Evaluates the widths of a media query, as a browser with a window of this width does. */
function matchesAt(query: string, width: number): boolean {
  const limit = (name: string) => new RegExp(`${name}-width:\\s*([\\d.]+)px`).exec(query)?.[1]
  return Number(limit('min') ?? 0) <= width && width <= Number(limit('max') ?? width)
}

test.each([
  [899, true],
  [900, false],
])('SHELL-9 at %i px the dialog fills the screen: %s', async (width, fills) => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: matchesAt(query, width),
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    })
  await openDialog()
  expect(document.querySelector('[data-full]') !== null).toBe(fills)
})
