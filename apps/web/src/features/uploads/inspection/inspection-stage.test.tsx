import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCase } from '../../../testing/a-case.ts'
import { aFile } from '../../../testing/a-file.ts'
import { pretendLayout } from '../../../testing/layout.ts'
import { dropAllUploads } from '../queue/upload-queue.ts'
import { fromBefore, putUploads } from '../queue/upload-store.ts'
import { DELETE, ecg, echo, needs, openStage, xray } from '../testing/open-inspection-stage.tsx'

beforeEach(dropAllUploads)

test('INSP-1 what the questions need is above the table, with what is there', async () => {
  await openStage([xray, { ...xray, fid: 'file_2', name: 'VD.dcm' }, ecg])
  expect(screen.getByText(/Add the tests the cardiologist needs for your question\./)).toBeVisible()
  expect(needs()).toEqual([
    'Chest X-rayRequired. 2 files added',
    'ECGRequired. 1 file added',
    'EchoRequired. Not added yetAdd',
  ])
})

test('INSP-1 a file is listed with name, type, size in MB and a button to delete it', async () => {
  await openStage([ecg])
  const row = screen.getByRole('row', { name: /ecg\.pdf/ })
  const cells = within(row).getAllByRole('cell')
  expect(cells[0]?.textContent).toMatch(/ecg\.pdfAdded/)
  expect(cells[1]?.textContent).toBe('ECG')
  expect(cells[2]?.textContent).toBe('1.12\u00a0MB')
  expect(within(row).getByRole('button', { name: 'Delete ecg.pdf' })).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Add file' })).toHaveLength(1)
})

test('a file that could not be read says that it is kept', async () => {
  await openStage([{ ...ecg, facts_state: 'unreadable' }])
  expect(screen.getByText(/The file is kept as uploaded\./)).toBeVisible()
})

test('a clip of which no picture could be made says why, and that it is kept', async () => {
  const failed = { kind: 'thumbnail', state: 'failed', problem: 'damaged', url: null } as const
  await openStage([{ ...xray, previews: [{ ...failed, width: null, height: null }] }])
  const row = screen.getByRole('row', { name: /No preview: the file is damaged or incomplete/ })
  expect(row.textContent).toMatch(/kept and can be downloaded/)
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
  expect(screen.getByText('No files yet. Start with the chest X-ray.')).toBeVisible()
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
  expect(screen.getByRole('row', { name: /thorax_R_lat/ })).toBeVisible()
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
  expect((await screen.findByText(/no longer at this step/)).closest('[role=alert]')).toBeVisible()
  expect(document.querySelector('[data-file="ecg.pdf"]')).not.toBeNull()
})

test('INSP-1 after payment files may be added but not deleted, and Next asks for nothing', async () => {
  const { moves, next } = await openStage([ecg], { consult: aCase({ status: 'submit' }) })
  expect(screen.queryByRole('button', { name: /Delete/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Add file' })).toBeVisible()
  await next()
  expect(moves).toEqual(['next'])
})

test('INSP-1 once the report is out nothing is added', async () => {
  await openStage([ecg], { consult: aCase({ status: 'close' }) })
  expect(screen.queryByRole('button', { name: 'Add file' })).toBeNull()
})

test('CASE-6 Next with a missing kind says which and why, and Add file starts with that type', async () => {
  const { user, moves, next } = await openStage([xray, ecg])
  expect(screen.getByText('To continue, add: Echo.')).toBeVisible()
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

test('CASE-6 with every required kind there Next moves on', async () => {
  const { moves, next } = await openStage([xray, ecg, echo])
  expect(screen.getByText('All required files added. Next: payment.')).toBeVisible()
  await next()
  expect(moves).toEqual(['next'])
})

test('what stopped on its way is shown beside Next, which nothing else holds back', async () => {
  const { moves, next } = await openStage([xray, ecg, echo])
  const upload = { identifier: 'a', caseId: 'case_mochi', accountId: 'account_chan', name: 'a.mp4' }
  const far = { kind: 'echo', sizeBytes: 9, lastModified: 1, isOfMany: true, held: 0 } as const
  act(() => putUploads([fromBefore({ ...upload, ...far, total: 1, at: 1 })]))
  expect(screen.getByText('1 upload has stopped. Its file is not in the case.')).toBeVisible()
  await next()
  expect(moves).toEqual(['next'])
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
