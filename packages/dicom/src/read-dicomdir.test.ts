import { aDisc, dicomdir } from '@systole/fixtures/dicom/dicomdir'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { readDicomdir } from './read-dicomdir.ts'

const disc = aDisc(['DICOM\\IM000001', '..\\DICOM\\IM000002'])

test('a DICOMDIR lists its files and whose they are', () => {
  const shared = {
    modality: 'US',
    patientName: 'CHAN^Mochi=陳^麻糬',
    patientId: null,
    studyDate: '2026-11-20',
    studyDescription: 'Echo',
    seriesDescription: null,
  }
  expect(readDicomdir(disc)).toEqual([
    { ...shared, path: 'DICOM/IM000001' },
    { ...shared, path: 'DICOM/IM000002' },
  ])
})

test('files are listed once where the pointers run in a circle or nowhere', () => {
  const circle = dicomdir([
    { elements: [['00041500', 'CS', 'A']], next: 1, lower: 0 },
    { elements: [['00041500', 'CS', 'B']], next: 0 },
    { elements: [['00041500', 'CS', 'LOST']] },
  ])
  expect(readDicomdir(circle)?.map(({ path }) => path)).toEqual(['A', 'B', 'LOST'])
})

test('a picture is no DICOMDIR', () => {
  expect(readDicomdir(FIXTURES['thorax_R_lat.dcm']())).toBeUndefined()
  expect(readDicomdir(Buffer.from('DICOMDIR'))).toBeUndefined()
})
