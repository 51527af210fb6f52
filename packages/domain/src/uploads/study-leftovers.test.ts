import { expect, test } from 'vitest'
import { isLeftover } from './study-leftovers.ts'

test.each([
  '.DS_Store',
  'study/Thumbs.db',
  'study/desktop.ini',
  '__MACOSX/study/IM000001',
  'study/._IM000001',
  'cd/DICOMDIR',
  'cd/AUTORUN.INF',
  'cd/viewer.exe',
  'cd/Viewer.app/Contents/MacOS/viewer',
  'cd/jre/lib/rt',
  'cd/index.html',
  'cd/README.TXT',
])('%s is left out of a study', (path) => {
  expect(isLeftover(path)).toBe(true)
})

test.each([
  'IM000001',
  'cd/DICOM/ST000001/SE000001/IM000001',
  'study/thorax.dcm',
  'study/report.pdf',
  'study/notes.txt',
  'study/movie.wmv',
  'viewer.exe',
  'DICOMDIR',
])('%s is shown, if only to say that it is not taken', (path) => {
  expect(isLeftover(path)).toBe(false)
})
