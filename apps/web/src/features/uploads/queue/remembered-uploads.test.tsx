import { afterEach, expect, test } from 'vitest'
import { forgetUpload, rememberedUploads, rememberUpload } from './remembered-uploads.ts'

const HOUR = 60 * 60 * 1000
const NOON = Date.UTC(2026, 10, 20, 12)
const upload = {
  identifier: 'one',
  caseId: 'case_mochi',
  accountId: 'account_chan',
  name: 'echo.mp4',
  sizeBytes: 5,
  lastModified: 7,
  kind: 'echo',
  isOfMany: false,
  held: 1,
  total: 4,
} as const

afterEach(() => window.localStorage.clear())

test('INSP-6 an unfinished upload is known after a reload, with how far it was', () => {
  rememberUpload(upload, NOON)
  rememberUpload({ ...upload, held: 3 }, NOON)
  expect(rememberedUploads(NOON)).toEqual([{ ...upload, held: 3, at: NOON }])
})

test('an upload the server has swept by now is not promised any more', () => {
  rememberUpload(upload, NOON)
  expect(rememberedUploads(NOON + 24 * HOUR - 1)).toHaveLength(1)
  expect(rememberedUploads(NOON + 24 * HOUR)).toEqual([])
})

test('a forgotten upload leaves the others', () => {
  rememberUpload(upload)
  rememberUpload({ ...upload, identifier: 'two' })
  forgetUpload('one')
  expect(rememberedUploads().map(({ identifier }) => identifier)).toEqual(['two'])
})

test.each(['', 'null', '{}', '[{"identifier":1}]', 'broken'])('%o is no memory', (kept) => {
  window.localStorage.setItem('systole.uploads', kept)
  expect(rememberedUploads()).toEqual([])
})
