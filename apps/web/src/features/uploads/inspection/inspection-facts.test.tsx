import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ecg, openStage, xray } from '../testing/open-inspection-stage.tsx'

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

test('INSP-1 a study states in one line what it is', async () => {
  await openStage([{ ...xray, facts: { dicom } }])
  const row = screen.getByRole('row', { name: /thorax/ })
  expect(row.textContent).toMatch(/X-ray RL study of 18 Nov 2026/)
  expect(row.textContent).not.toMatch(/Patient name in this file/)
})

test('a study of another patient and another year says so beside its name', async () => {
  const bella = { ...dicom, patientName: 'LEE^Bella', studyDate: '2021-03-04' }
  await openStage([{ ...xray, facts: { dicom: bella } }])
  expect(screen.getByText('Patient name in this file: Bella (2021)')).toBeVisible()
  expect(screen.getByText('This study is over 6 months old.')).toBeVisible()
})

test.each([
  [
    { document: { pages: 3, isEncrypted: true, hasActiveContent: true } },
    /3 pages password-protected contains a script/,
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
])('the facts %o are put in words', async (facts, words) => {
  await openStage([{ ...ecg, facts }])
  expect(screen.getByRole('row', { name: /ecg\.pdf/ }).textContent).toMatch(words)
})
