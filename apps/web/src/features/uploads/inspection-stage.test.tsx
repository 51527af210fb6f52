import type { UploadedFile } from '@systole/contract/uploads'
import type { WireCase } from '@systole/contract/wire-case'
import { CHUNK_BYTES } from '@systole/domain/uploads/chunk-plan'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onSessionEnd } from '../../api/session-end.ts'
import { forgetEverything } from '../../session/forget-everything.ts'
import { aCase } from '../../testing/a-case.ts'
import { aFile } from '../../testing/a-file.ts'
import { fakeUploadCall } from '../../testing/fake-upload-call.ts'
import { pretendLayout } from '../../testing/layout.ts'
import { renderVetPage } from '../../testing/render-vet-page.tsx'
import { absencesIn } from '../coach/absences-in.ts'
import { FileCoach } from '../coach/file-coach.tsx'
import { InspectionStage } from './inspection-stage.tsx'
import { rememberedUploads } from './remembered-uploads.ts'
import { addUpload, dropAllUploads } from './upload-queue.ts'

const FILES = '/api/query_cardiobirdx_session_uploaded_data'
const FORMATS = '/api/query_supported_upload_file_formats'
const DELETE = '/api/delete_cardiobirdx_session_data'

const xray = aFile()
const ecg = aFile({
  name: 'ecg.pdf',
  size: 1_174_405,
  exinfo: { type: 'supplementary', file_type: 'ECG' },
})
const echo = aFile({
  name: 'echo.mp4',
  exinfo: { type: 'supplementary', file_type: 'echo' },
})

beforeEach(dropAllUploads)

async function openStage(
  there: UploadedFile[] = [],
  { consult = aCase(), answers = {} }: { consult?: WireCase; answers?: object } = {},
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
      [FORMATS]: { code: 0, data: { formats: ['dcm', 'mp4'] } },
      ...answers,
    },
  )
  await screen.findByRole('region', { name: 'Files' }, { timeout: 9000 })
  const next = () => page.user.click(screen.getByRole('button', { name: 'Next' }))
  return { ...page, files, moves, next }
}

function uploadEcho(sizeBytes = CHUNK_BYTES * 2) {
  const file = new File([new Uint8Array(sizeBytes)], 'echo.mp4', { lastModified: 7 })
  const where = { caseId: 'case_mochi', accountId: 'account_chan' }
  act(() => void addUpload({ ...where, kind: 'echo', name: file.name, file }))
}

const needs = () =>
  within(screen.getByRole('list', { name: 'Files for your questions' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('INSP-1 what the questions need stands above the table, with what is there', async () => {
  await openStage([xray, { ...xray, fid: 'file_2', name: 'VD.dcm' }, ecg])
  expect(screen.getByText(/Add the tests the cardiologist needs for your question\./)).toBeTruthy()
  expect(needs()).toEqual([
    'Chest X-rayRequired. 2 files added',
    'ECGRequired. 1 file added',
    'EchoRequired. Not added yetAdd',
  ])
})

test('INSP-1 a file stands with name, type, size in MB and a button to delete it', async () => {
  await openStage([ecg])
  const row = screen.getByRole('row', { name: /ecg\.pdf/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells[0]?.textContent).toMatch(/ecg\.pdfAdded/)
  expect(cells[1]?.textContent).toBe('ECG')
  expect(cells[2]?.textContent).toBe('1.12\u00a0MB')
  expect(within(row).getByRole('button', { name: 'Delete ecg.pdf' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Add file' })).toHaveLength(1)
})

const dicom = {
  modality: 'DX',
  sopClassUid: null,
  studyInstanceUid: null,
  seriesInstanceUid: null,
  studyDate: '2026-11-18',
  patientName: 'LEE^Mochi',
  patientId: null,
  view: 'RL',
  bodyPart: null,
  seriesDescription: null,
  frames: 1,
  widthPixels: 10,
  heightPixels: 10,
  pixelSpacingMm: null,
  frameTimeMs: null,
  transferSyntaxUid: null,
}

test('INSP-1 a study tells in one line what it is', async () => {
  await openStage([{ ...xray, facts: { dicom } }])
  const row = screen.getByRole('row', { name: /thorax/ })
  expect(row.textContent).toMatch(/X-ray RL study of 18 Nov 2026/)
  expect(row.textContent).not.toMatch(/This study says/)
})

test('a study of another patient and another year says so beside its name', async () => {
  const bella = { ...dicom, patientName: 'LEE^Bella', studyDate: '2021-03-04' }
  await openStage([{ ...xray, facts: { dicom: bella } }])
  expect(screen.getByText('This study says Bella, 2021.')).toBeTruthy()
  expect(screen.getByText('The study is more than half a year old.')).toBeTruthy()
})

test.each([
  [
    { document: { pages: 3, isEncrypted: true, hasActiveContent: true } },
    /3 pages locked with a password contains a script/,
  ],
  [{ ecg: { leads: ['I', 'II'], samplesPerSecond: 500, durationSeconds: 10 } }, /2 leads 0:10/],
  [
    {
      media: {
        durationSeconds: 3725,
        widthPixels: 480,
        heightPixels: 360,
        framesPerSecond: 25,
        videoCodec: 'h264',
        audioCodec: null,
      },
    },
    /1:02:05 480 × 360/,
  ],
])('the facts %o are told in words', async (facts, words) => {
  await openStage([{ ...ecg, facts }])
  expect(screen.getByRole('row', { name: /ecg\.pdf/ }).textContent).toMatch(words)
})

test('a file that could not be read says that it is kept', async () => {
  await openStage([{ ...ecg, facts_state: 'unreadable' }])
  expect(screen.getByText(/The file is kept as it was sent\./)).toBeTruthy()
})

test('INSP-1 a thumbnail is shown once it is there, and loaded when it is near', async () => {
  const thumbnail = { kind: 'thumbnail', problem: null, width: 320, height: 221 } as const
  const page = await openStage([
    { ...xray, previews: [{ ...thumbnail, state: 'ready', url: '/previews/x/thumbnail?t=1' }] },
    { ...echo, previews: [{ ...thumbnail, state: 'waiting', url: null }] },
  ])
  const pictures = [...page.container.querySelectorAll('img, video')]
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/previews/x/thumbnail?t=1',
  ])
  expect(pictures[0]?.getAttribute('loading')).toBe('lazy')
})

test('INSP-1 without files it says with what to start', async () => {
  await openStage()
  expect(screen.getByText('No files yet. Start with the chest X-ray.')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Add file' })).toHaveLength(1)
})

test('INSP-9 a press on its name opens a file', async () => {
  const { user, moves } = await openStage([ecg])
  await user.click(screen.getByRole('button', { name: 'ecg.pdf' }))
  expect(moves).toEqual(['open ecg.pdf'])
})

test('INSP-8 delete asks first; Cancel has the focus and keeps the file', async () => {
  const { user, calls } = await openStage([ecg])
  await user.click(screen.getByRole('button', { name: 'Delete ecg.pdf' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete ecg.pdf?' })
  expect(dialog.textContent).toMatch(/The cardiologist will not see it\./)
  expect(document.activeElement?.textContent).toBe('Cancel')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(calls(DELETE)).toEqual([])
})

test('INSP-8 a confirmed delete takes the file from the list', async () => {
  const stage = await openStage([xray, ecg], {
    answers: {
      [DELETE]: () => {
        stage.files.pop()
        return { code: 0, data: {} }
      },
    },
  })
  await stage.user.click(screen.getByRole('button', { name: 'Delete ecg.pdf' }))
  await stage.user.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /ecg\.pdf/ })).toBeNull())
  expect(screen.getByRole('row', { name: /thorax_R_lat/ })).toBeTruthy()
  expect(stage.calls(DELETE)[0]?.fields).toMatchObject({
    usid: 'case_mochi',
    fname: 'ecg.pdf',
    ftype: 'pdf',
    type: 'supplementary',
  })
})

test('a refused delete says why and keeps the file', async () => {
  const { user } = await openStage([ecg], { answers: { [DELETE]: { code: -6024 } } })
  await user.click(screen.getByRole('button', { name: 'Delete ecg.pdf' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect((await screen.findByText(/no longer at this step/)).closest('[role=alert]')).toBeTruthy()
  expect(document.querySelector('[data-file="ecg.pdf"]')).not.toBeNull()
})

test('INSP-1 after payment files may be added but not deleted, and Next asks for nothing', async () => {
  const { moves, next } = await openStage([ecg], { consult: aCase({ status: 'submit' }) })
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add file' })).toBeTruthy()
  await next()
  expect(moves).toEqual(['next'])
})

test('INSP-1 once the report is out nothing is added', async () => {
  await openStage([ecg], { consult: aCase({ status: 'close' }) })
  expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull()
})

test('CASE-6 Next with a missing kind says which and why, and Add file starts with that type', async () => {
  const { user, moves, next } = await openStage([xray, ecg])
  expect(screen.getByText('Echo still needed before payment.')).toBeTruthy()
  await next()
  const dialog = await screen.findByRole('dialog', { name: 'Missing Required Test Results' })
  const lines = within(dialog).getAllByRole('listitem')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Added: Chest X-rayfor: Full evaluation and anesthesia plan/),
    expect.stringMatching(/^Added: ECG/),
    expect.stringMatching(/^Missing: Echo/),
  ])
  expect(document.activeElement?.textContent).toBe('Add file')
  await user.keyboard('{Enter}')
  const upload = await screen.findByRole('dialog', { name: 'Add a test file' })
  expect(within(upload).getByRole<HTMLSelectElement>('combobox').value).toBe('echo')
  expect(moves).toEqual([])
})

test('CASE-6 with every required kind there Next goes on', async () => {
  const { moves, next } = await openStage([xray, ecg, echo])
  expect(screen.getByText('All required files are in. Next is payment.')).toBeTruthy()
  await next()
  expect(moves).toEqual(['next'])
})

test('CASE-6 while the last required file uploads, Wait goes on by itself when it is in', async () => {
  const { user, moves, next, files } = await openStage([xray, ecg])
  const gate = Promise.withResolvers<object>()
  fakeUploadCall(() => gate.promise)
  uploadEcho(9)
  await next()
  const dialog = await screen.findByRole('dialog', { name: 'Still uploading' })
  expect(dialog.textContent).toMatch(
    /Echo is still uploading\. We will go on by itself when it is in\./,
  )
  await user.click(screen.getByRole('button', { name: 'Wait' }))
  expect(moves).toEqual([])
  files.push(echo)
  gate.resolve({})
  await waitFor(() => expect(moves).toEqual(['next']))
})

test('INSP-6 an upload is paused and goes on where it stopped', async () => {
  const { user, files } = await openStage([xray, ecg])
  let held = Promise.withResolvers<object>()
  const call = fakeUploadCall((chunkNumber) => (chunkNumber === 2 ? held.promise : {}))
  uploadEcho()
  await screen.findByText('1.00 of 2.00 MB')
  await user.click(screen.getByRole('button', { name: 'Pause echo.mp4' }))
  expect(screen.getByText('Paused at 50%')).toBeTruthy()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Resume echo.mp4')
  held = Promise.withResolvers()
  held.resolve({})
  files.push(echo)
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'echo.mp4' })
  expect(call.chunks).toEqual([1, 2])
  expect(rememberedUploads()).toEqual([])
})

test('INSP-6 one upload runs, the next one waits in line', async () => {
  await openStage([xray])
  fakeUploadCall(() => new Promise(() => {}))
  uploadEcho()
  const file = new File(['%PDF-'], 'lab.pdf')
  const where = { caseId: 'case_mochi', accountId: 'account_chan' }
  act(() => void addUpload({ ...where, kind: 'bloodTest', name: file.name, file }))
  expect(screen.getByText('1 added, 1 uploading, 1 waiting')).toBeTruthy()
  const row = screen.getByRole('row', { name: /lab\.pdf/ })
  expect(await within(row).findByText(/Waiting, next in line/)).toBeTruthy()
})

test('INSP-7 an upload that fails in the table says why and may be removed', async () => {
  const { user } = await openStage([xray])
  fakeUploadCall(() => ({ status: 415, code: -8004 }))
  uploadEcho()
  expect(await screen.findByText(/^Upload failed: .* contact customer support\.$/)).toBeTruthy()
  expect(rememberedUploads()).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove echo.mp4' }))
  expect(screen.queryByText('echo.mp4')).toBeNull()
})

test('an upload that finds the session ended waits until someone signs in again', async () => {
  await openStage([xray])
  let ended = 0
  const stop = onSessionEnd(() => {
    ended += 1
  })
  fakeUploadCall(() => ({ status: 404, code: -1002 }))
  uploadEcho()
  expect(await screen.findByText('Paused at 0%. Sign in again and it goes on.')).toBeTruthy()
  expect(ended).toBe(1)
  expect(rememberedUploads()).toHaveLength(1)
  stop()
})

test('SHELL-2 logout stops the uploads and forgets them', async () => {
  await openStage([xray])
  fakeUploadCall(() => new Promise(() => {}))
  uploadEcho()
  expect(screen.getByText('echo.mp4')).toBeTruthy()
  act(forgetEverything)
  expect(screen.queryByText('echo.mp4')).toBeNull()
  expect(rememberedUploads()).toEqual([])
})

test('of two thousand files only those in view are drawn, and all are counted', async () => {
  pretendLayout()
  const files = Array.from({ length: 2000 }, (_, place) =>
    aFile({ fid: `file_${place}`, name: `clip ${place}.mp4` }),
  )
  await openStage(files)
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001'))
  expect(within(screen.getByRole('table')).getAllByRole('row').length).toBeLessThan(100)
})
