import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { onSessionEnd } from '../../../api/session-end.ts'
import { forgetEverything } from '../../../session/forget-everything.ts'
import { fakeUploadCall } from '../../../testing/fake-upload-call.ts'
import { rememberedUploads } from '../queue/remembered-uploads.ts'
import { addUpload, dropAllUploads } from '../queue/upload-queue.ts'
import { ecg, echo, openStage, uploadEcho, xray } from '../testing/open-inspection-stage.tsx'

beforeEach(dropAllUploads)

test('CASE-6 while the last required file uploads, Wait moves on by itself when it is in', async () => {
  const { user, moves, next, files } = await openStage([xray, ecg])
  const gate = Promise.withResolvers<object>()
  fakeUploadCall(() => gate.promise)
  uploadEcho(9)
  await next()
  const dialog = await screen.findByRole('dialog', { name: 'Still uploading' })
  expect(dialog.textContent).toMatch(
    /Echo is still uploading\. We’ll continue automatically when it finishes\./,
  )
  await user.click(screen.getByRole('button', { name: 'Wait' }))
  expect(moves).toEqual([])
  files.push(echo)
  gate.resolve({})
  await waitFor(() => expect(moves).toEqual(['next']))
})

test('INSP-6 an upload is paused and continues where it stopped', async () => {
  const { user, files } = await openStage([xray, ecg])
  let stored = Promise.withResolvers<object>()
  const call = fakeUploadCall((chunkNumber) => (chunkNumber === 2 ? stored.promise : {}))
  uploadEcho()
  await screen.findByText('1.00 of 2.00 MB')
  await user.click(screen.getByRole('button', { name: 'Pause echo.mp4' }))
  expect(screen.getByText('Paused at 50%')).toBeVisible()
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Resume echo.mp4')
  stored = Promise.withResolvers()
  stored.resolve({})
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
  expect(screen.getByText('1 added, 1 uploading, 1 waiting')).toBeVisible()
  const row = screen.getByRole('row', { name: /lab\.pdf/ })
  expect(await within(row).findByText(/Up next/)).toBeVisible()
})

test('INSP-7 an upload that fails in the table says why and may be removed', async () => {
  const { user } = await openStage([xray])
  fakeUploadCall(() => ({ status: 415, code: -8004 }))
  uploadEcho()
  expect(await screen.findByText(/^Upload failed: .* contact customer support\.$/)).toBeVisible()
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
  expect(await screen.findByText('Paused at 0%. Sign in again to resume.')).toBeVisible()
  expect(ended).toBe(1)
  expect(rememberedUploads()).toHaveLength(1)
  stop()
})

test('SHELL-2 logout stops the uploads and forgets them', async () => {
  await openStage([xray])
  fakeUploadCall(() => new Promise(() => {}))
  uploadEcho()
  expect(screen.getByText('echo.mp4')).toBeVisible()
  act(forgetEverything)
  expect(screen.queryByText('echo.mp4')).toBeNull()
  expect(rememberedUploads()).toEqual([])
})
